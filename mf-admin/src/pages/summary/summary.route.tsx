import { useState } from 'react';
import { Chip, Dialog, Group, IconButton, IconEye, IconListDetails, Reading, Stack, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { createdColumn, promptColumn } from '../../lists/common-columns.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { TextHistory } from '../prompt/text-history.tsx';
import { SummaryForm } from './summary-form.tsx';
import {
  summaryKey,
  summaryPromptsQuery,
  usedPrompts,
  useDeleteSummaryPrompt,
  useSaveSummaryPrompt,
} from './summary.queries.ts';
import type { SummaryPrompt } from './summary.queries.ts';

const rules: ClientListRules<SummaryPrompt> = {
  searched: ({ title, description, prompt, department }) => [title, description, prompt, department],
  sortBy: {
    title: ({ title }) => title,
    domain: ({ department }) => department,
    created: ({ createdAt }) => createdAt,
  },
};

/** The columns; `used` contains the ids of the prompts in use. */
function columns(used: ReadonlySet<string>): Column<SummaryPrompt>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      width: '28%',
      main: true,
      sortable: true,
      cell: ({ title }) => <bdi title={title}>{title || 'N/A'}</bdi>,
    },
    promptColumn(100, '…'),
    {
      key: 'domain',
      header: 'Domain',
      width: 190,
      sortable: true,
      cell: ({ _id, department }) => (
        <Group gap="sm" component="span" wrap="nowrap" display="inline-flex">
          {department}
          {used.has(_id) && <Chip title="Summaries of this domain are written with it">In use</Chip>}
        </Group>
      ),
    },
    createdColumn({ width: 132 }),
  ];
}

/** Summary Prompts (/admin/summary): what the model is told when it summarises a contact, by group of domains. */
export function SummaryRoute() {
  const prompts = useQuery(summaryPromptsQuery);
  const [opened, setOpened] = useState<SummaryPrompt | null>(null);
  return (
    <ManagedList
      {...useClientList(prompts.data, rules, 'Search summary prompts')}
      load={useListLoad(prompts, 'Failed to load prompts')}
      title="Summary Prompts"
      subtitle="What the model is told when it summarises a contact. The newest prompt of a domain is used."
      columns={columns(usedPrompts(prompts.data ?? []))}
      nameOf={({ title }) => title}
      rowActions={(prompt) => (
        <IconButton
          label={`View ${prompt.title}`.trim()}
          icon={<IconEye size={18} />}
          onClick={() => setOpened(prompt)}
        />
      )}
      loadingLabel="Loading prompts..."
      empty={{
        icon: <IconListDetails size={22} />,
        title: 'No summary prompts yet',
        text: 'Until there is one, summaries are written with the base summary alone.',
      }}
      form={{
        button: 'Create Summary',
        editTitle: 'Edit Summary',
        size: 'lg',
        Fields: SummaryForm,
        save: useSaveSummaryPrompt(),
      }}
      removal={{
        title: 'Delete Summary',
        verb: 'Delete',
        question: ({ title }) => (
          <>
            Are you sure you want to delete the summary prompt <strong>{title || 'without a title'}</strong>? The one
            before it is used from now on. This action cannot be undone.
          </>
        ),
        remove: useDeleteSummaryPrompt(),
      }}
    >
      <Dialog opened={opened !== null} onClose={() => setOpened(null)} title="Summary Prompt" size="lg">
        {opened && (
          <Stack gap="md">
            <Reading label="Title" text={opened.title} />
            {opened.description && <Reading label="Description" text={opened.description} />}
            <Reading label="Prompt" text={opened.prompt} copyLabel="Copy prompt" height={380} />
            <TextHistory id={opened._id} changes={[summaryKey]} />
          </Stack>
        )}
      </Dialog>
    </ManagedList>
  );
}
