import { useState } from 'react';
import {
  AppButton,
  Dialog,
  IconButton,
  IconEye,
  IconFileText,
  IconSparkles,
  Page,
  PageHeader,
  Reading,
  Stack,
  useNavigate,
  useQuery,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { createdColumn, numberColumn, promptColumn } from '../../lists/common-columns.tsx';
import { ListCard } from '../../lists/list-card.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { templatesQuery } from './templates.queries.ts';
import type { Template } from './templates.queries.ts';

const rules: ClientListRules<Template> = {
  searched: ({ title, prompt }) => [title, prompt],
  sortBy: { title: ({ title }) => title, created: ({ createdAt }) => createdAt },
};

function columns(offset: number, onOpen: (template: Template) => void): Column<Template>[] {
  return [
    numberColumn(offset),
    {
      key: 'title',
      header: 'Title',
      main: true,
      sortable: true,
      cell: ({ title }) => <bdi title={title}>{title || 'N/A'}</bdi>,
    },
    { ...promptColumn(50), width: '44%' },
    createdColumn({ width: 132 }),
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 80,
      cell: (template) => (
        <IconButton
          label={`View ${template.title}`.trim()}
          icon={<IconEye size={18} />}
          onClick={() => onOpen(template)}
        />
      ),
    },
  ];
}

/** AI Prompts of an admin (/templates): the prompt templates of the user's domain, to read, copy or generate with. */
export function TemplatesRoute() {
  const templates = useQuery(templatesQuery);
  const load = useListLoad(templates, 'Failed to load prompts');
  const list = useClientList(templates.data, rules, 'Search prompts');
  const [opened, setOpened] = useState<Template | null>(null);
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeader title="AI Prompts" subtitle="View your AI prompts templates." />
      <ListCard<Template>
        {...list}
        label="AI Prompts"
        columns={columns(list.offset, setOpened)}
        rowKey={({ _id }) => _id}
        load={load}
        loadingLabel="Loading prompts..."
        empty={{
          icon: <IconFileText size={22} />,
          title: 'No prompts yet',
          text: 'Your domain has no prompt templates. Ask a superadmin to add one.',
        }}
      />
      <Dialog
        opened={opened !== null}
        onClose={() => setOpened(null)}
        title="Prompt Template"
        size="lg"
        footer={
          <AppButton
            variant="primary"
            icon={<IconSparkles size={16} />}
            onClick={() => void navigate('/dashboard', { state: { promptId: opened?._id } })}
          >
            Use this template
          </AppButton>
        }
      >
        <Stack gap="md">
          <Reading label="Title" text={opened?.title ?? ''} copyLabel="Copy title" />
          <Reading label="Prompt" text={opened?.prompt ?? ''} copyLabel="Copy prompt" height={380} />
        </Stack>
      </Dialog>
    </Page>
  );
}
