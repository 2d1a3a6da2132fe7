import type { Prompt } from '@overture/core/contract';
import { IconFileText, TwoLines, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import { createdColumn, promptColumn } from '../../lists/common-columns.tsx';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.tsx';
import { PromptForm } from './prompt-form.tsx';
import { promptSorts, promptsPageQuery, useDeletePrompt, useSavePrompt } from './prompts.queries.ts';

const addressFields = listAddressFields(promptSorts);

const columns: readonly Column<Prompt>[] = [
  {
    key: 'title',
    header: 'Title',
    width: '26%',
    main: true,
    sortable: true,
    cell: ({ title, department }) => (
      <TwoLines title={title} below={department}>
        {title || 'N/A'}
      </TwoLines>
    ),
  },
  promptColumn(100, '…'),
  createdColumn({ key: 'createdAt', width: 124 }),
];

/** AI Prompts management (/admin/prompts): the templates that emails are written with. */
export function PromptsRoute() {
  const address = useListAddress(addressFields, 'Search prompts');
  const prompts = useQuery(promptsPageQuery(address.query));
  return (
    <ManagedList
      {...useServerList(address, prompts)}
      load={useListLoad(prompts, 'Failed to load prompts')}
      title="AI Prompts"
      subtitle="The templates that emails are written with, by domain."
      columns={columns}
      nameOf={({ title }) => title}
      loadingLabel="Loading prompts..."
      empty={{
        icon: <IconFileText size={22} />,
        title: 'No prompts yet',
        text: 'A prompt tells the model how to write. Create one for each kind of outreach.',
      }}
      alwaysPaged
      form={{
        button: 'Create Prompt',
        editTitle: 'Edit Prompt',
        size: 'lg',
        Fields: PromptForm,
        save: useSavePrompt(),
      }}
      removal={{
        title: 'Delete Prompt',
        verb: 'Delete',
        question: ({ title }) => (
          <>
            Are you sure you want to delete the prompt <strong>{title || 'without a title'}</strong>? Sequences that
            were written with it keep their text. This action cannot be undone.
          </>
        ),
        remove: useDeletePrompt(),
      }}
    />
  );
}
