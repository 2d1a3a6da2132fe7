import type { Prompt } from '@overture/core/contract';
import {
  AppButton,
  ConfirmDialog,
  cutText,
  Dialog,
  IconButton,
  IconFileText,
  IconPencil,
  IconPlus,
  IconTrash,
  Page,
  PageHeader,
  Timestamp,
  TwoLines,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListPage } from '../../lists/client-list.ts';
import { ListCard } from '../../lists/list-card.tsx';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { DomainFilter } from '../../saving/domain-select.tsx';
import { PromptForm } from './prompt-form.tsx';
import type { PromptFormProps } from './prompt-form.tsx';

/** What the dialog is open for: a new prompt, or one to be edited. */
export type PromptDialog = { readonly prompt: Prompt | null };

export interface PromptsViewProps {
  readonly list: ListPage<Prompt>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly domain: string;
  readonly onDomain: (domain: string) => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly dialog: PromptDialog | null;
  readonly onOpen: (dialog: PromptDialog) => void;
  readonly saving: boolean;
  readonly onSubmit: PromptFormProps['onSubmit'];
  readonly toDelete: Prompt | null;
  readonly onDelete: (prompt: Prompt) => void;
  readonly deleting: boolean;
  readonly onConfirmDelete: () => void;
  /** Closes whichever dialog is open. */
  readonly onClose: () => void;
}

/** The prompt templates that emails are written with. */
export function PromptsView(props: PromptsViewProps) {
  const { list, domains, domain, saving } = props;
  const dialog = useLast(props.dialog);
  return (
    <Page>
      <PageHeader
        title="AI Prompts"
        subtitle="The templates that emails are written with, by domain."
        actions={
          <AppButton variant="primary" icon={<IconPlus size={16} />} onClick={() => props.onOpen({ prompt: null })}>
            Create Prompt
          </AppButton>
        }
      />
      <ListCard<Prompt>
        {...list}
        label="AI Prompts"
        columns={columns(props)}
        rowKey={({ _id }) => _id}
        load={props.load}
        loadingLabel="Loading prompts..."
        filter={<DomainFilter domains={domains} value={domain} onChange={props.onDomain} />}
        filtered={domain !== ''}
        onClearFilters={() => props.onDomain('')}
        empty={{
          icon: <IconFileText size={22} />,
          title: 'No prompts yet',
          text: 'A prompt tells the model how to write. Create one for each kind of outreach.',
        }}
        alwaysPaged
        onPage={props.onPage}
        onLimit={props.onLimit}
      />
      <Dialog
        opened={props.dialog !== null}
        onClose={props.onClose}
        title={dialog?.prompt ? 'Edit Prompt' : 'Create Prompt'}
        size="lg"
        closable={!saving}
      >
        <PromptForm
          prompt={dialog?.prompt ?? null}
          domains={domains}
          busy={saving}
          onCancel={props.onClose}
          onSubmit={props.onSubmit}
        />
      </Dialog>
      <DeletePromptDialog {...props} />
    </Page>
  );
}

function DeletePromptDialog({ toDelete, deleting, onConfirmDelete, onClose }: PromptsViewProps) {
  const shown = useLast(toDelete);
  return (
    <ConfirmDialog
      opened={toDelete !== null}
      onClose={onClose}
      onConfirm={onConfirmDelete}
      title="Delete Prompt"
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={deleting}
    >
      Are you sure you want to delete the prompt <strong>{shown?.title || 'without a title'}</strong>? Sequences that
      were written with it keep their text. This action cannot be undone.
    </ConfirmDialog>
  );
}

/** Spec, section 9. */
const excerptLength = 100;

function columns({ onOpen, onDelete }: PromptsViewProps): Column<Prompt>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      width: '26%',
      main: true,
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
    { key: 'created', header: 'Created At', width: 124, cell: ({ createdAt }) => <Timestamp value={createdAt} /> },
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
            onClick={() => onOpen({ prompt })}
          />
          <IconButton
            label={`Delete ${prompt.title}`.trim()}
            icon={<IconTrash size={18} />}
            danger
            onClick={() => onDelete(prompt)}
          />
        </>
      ),
    },
  ];
}
