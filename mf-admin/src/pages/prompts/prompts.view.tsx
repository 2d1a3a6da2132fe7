import type { Prompt } from '@overture/core/contract';
import { cutText, IconButton, IconFileText, IconPencil, IconTrash, Timestamp, TwoLines } from '@overture/ui';
import type { Column } from '@overture/ui';
import { ManagedList } from '../../lists/managed-list.tsx';
import type { ListDialogs } from '../../lists/use-list-dialogs.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import type { ServerListState } from '../../lists/use-server-list.ts';
import { DomainFilter } from '../../saving/domain-select.tsx';
import { PromptForm } from './prompt-form.tsx';
import type { PromptFormProps } from './prompt-form.tsx';

export interface PromptsViewProps {
  readonly list: ServerListState<Prompt>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialogs: ListDialogs<Prompt>;
  readonly saving: boolean;
  readonly onSubmit: PromptFormProps['onSubmit'];
  readonly onDelete: (prompt: Prompt) => void;
}

/** The prompt templates that emails are written with. */
export function PromptsView({ list, load, domains, dialogs, ...props }: PromptsViewProps) {
  const { department, onDepartment, ...state } = list;
  return (
    <ManagedList<Prompt>
      {...state}
      title="AI Prompts"
      subtitle="The templates that emails are written with, by domain."
      columns={columns(dialogs)}
      load={load}
      loadingLabel="Loading prompts..."
      filter={<DomainFilter domains={domains} value={department} onChange={onDepartment} />}
      empty={{
        icon: <IconFileText size={22} />,
        title: 'No prompts yet',
        text: 'A prompt tells the model how to write. Create one for each kind of outreach.',
      }}
      alwaysPaged
      dialogs={dialogs}
      form={{
        button: 'Create Prompt',
        title: (prompt) => (prompt ? 'Edit Prompt' : 'Create Prompt'),
        size: 'lg',
        busy: props.saving,
        fields: (prompt) => (
          <PromptForm
            prompt={prompt}
            domains={domains}
            busy={props.saving}
            onCancel={dialogs.close}
            onSubmit={props.onSubmit}
          />
        ),
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
        onConfirm: props.onDelete,
      }}
    />
  );
}

/** Spec, section 9. */
const excerptLength = 100;

function columns({ openForm, askToRemove }: ListDialogs<Prompt>): Column<Prompt>[] {
  return [
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
    {
      key: 'prompt',
      header: 'Prompt',
      wrap: true,
      cell: ({ prompt }) => <bdi>{cutText(prompt, excerptLength, '…')}</bdi>,
    },
    {
      key: 'createdAt',
      header: 'Created At',
      width: 124,
      sortable: true,
      cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 96,
      cell: (prompt) => (
        <>
          <IconButton
            label={`Edit ${prompt.title}`.trim()}
            icon={<IconPencil size={18} />}
            onClick={() => openForm(prompt)}
          />
          <IconButton
            label={`Delete ${prompt.title}`.trim()}
            icon={<IconTrash size={18} />}
            danger
            onClick={() => askToRemove(prompt)}
          />
        </>
      ),
    },
  ];
}
