import {
  Chip,
  cutText,
  Dialog,
  Group,
  IconButton,
  IconEye,
  IconListDetails,
  Reading,
  Stack,
  Timestamp,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListState } from '../../lists/list-card.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import type { ListDialogs } from '../../lists/use-list-dialogs.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { SummaryForm } from './summary-form.tsx';
import type { SummaryFormProps } from './summary-form.tsx';
import type { SummaryPrompt } from './summary.queries.ts';

export interface SummaryViewProps {
  readonly list: ListState<SummaryPrompt>;
  readonly load: ListLoad;
  /** Ids of the prompts that summaries are written with now. */
  readonly used: ReadonlySet<string>;
  readonly groups: readonly string[];
  readonly dialogs: ListDialogs<SummaryPrompt>;
  readonly saving: boolean;
  readonly onSubmit: SummaryFormProps['onSubmit'];
  /** The prompt that is open to be read. */
  readonly opened: SummaryPrompt | null;
  readonly onOpen: (prompt: SummaryPrompt) => void;
  readonly onClose: () => void;
}

/** What the model is told when it summarises a contact's history, by group of domains. */
export function SummaryView(props: SummaryViewProps) {
  const { list, dialogs, opened, onClose } = props;
  const shown = useLast(opened);
  return (
    <ManagedList<SummaryPrompt>
      {...list}
      title="Summary Prompts"
      subtitle="What the model is told when it summarises a contact. The newest prompt of a domain is used."
      columns={columns(props)}
      load={props.load}
      loadingLabel="Loading prompts..."
      empty={{
        icon: <IconListDetails size={22} />,
        title: 'No summary prompts yet',
        text: 'Until there is one, summaries are written with the base summary alone.',
      }}
      dialogs={dialogs}
      form={{
        button: 'Create Summary',
        title: () => 'Create Summary',
        size: 'lg',
        busy: props.saving,
        fields: () => (
          <SummaryForm groups={props.groups} busy={props.saving} onCancel={dialogs.close} onSubmit={props.onSubmit} />
        ),
      }}
    >
      <Dialog opened={opened !== null} onClose={onClose} title="Summary Prompt" size="lg">
        <Stack gap="md">
          <Reading label="Title" text={shown?.title ?? ''} />
          {shown?.description && <Reading label="Description" text={shown.description} />}
          <Reading label="Prompt" text={shown?.prompt ?? ''} copyLabel="Copy prompt" height={380} />
        </Stack>
      </Dialog>
    </ManagedList>
  );
}

const excerptLength = 100;

function columns({ used, onOpen }: SummaryViewProps): Column<SummaryPrompt>[] {
  return [
    {
      key: 'title',
      header: 'Title',
      width: '28%',
      main: true,
      sortable: true,
      cell: ({ title }) => <bdi title={title}>{title || 'N/A'}</bdi>,
    },
    {
      key: 'prompt',
      header: 'Prompt',
      wrap: true,
      cell: ({ prompt }) => <bdi>{cutText(prompt, excerptLength, '…')}</bdi>,
    },
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
    {
      key: 'created',
      header: 'Created At',
      width: 132,
      sortable: true,
      cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 80,
      cell: (prompt) => (
        <IconButton label={`View ${prompt.title}`.trim()} icon={<IconEye size={18} />} onClick={() => onOpen(prompt)} />
      ),
    },
  ];
}
