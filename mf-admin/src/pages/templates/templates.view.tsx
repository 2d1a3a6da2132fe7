import {
  cutText,
  Dialog,
  IconButton,
  IconEye,
  IconFileText,
  Page,
  PageHeader,
  Reading,
  Stack,
  Timestamp,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { ListCard } from '../../lists/list-card.tsx';
import type { ListState } from '../../lists/list-card.tsx';
import type { ListLoad } from '../../lists/use-list-load.ts';
import type { Template } from './templates.queries.ts';

export interface TemplatesViewProps {
  readonly list: ListState<Template>;
  readonly load: ListLoad;
  /** The template that is open; null for none. */
  readonly opened: Template | null;
  readonly onOpen: (template: Template) => void;
  readonly onClose: () => void;
}

/** The prompt templates of the own domain, to read and to copy. */
export function TemplatesView({ list, load, opened, onOpen, onClose }: TemplatesViewProps) {
  const shown = useLast(opened);
  return (
    <Page>
      <PageHeader title="AI Prompts" subtitle="View your AI prompts templates." />
      <ListCard<Template>
        {...list}
        label="AI Prompts"
        columns={columns(list.offset, onOpen)}
        rowKey={({ _id }) => _id}
        load={load}
        loadingLabel="Loading prompts..."
        empty={{
          icon: <IconFileText size={22} />,
          title: 'No prompts yet',
          text: 'Your domain has no prompt templates. Ask a superadmin to add one.',
        }}
      />
      <Dialog opened={opened !== null} onClose={onClose} title="Prompt Template" size="lg">
        <Stack gap="md">
          <Reading label="Title" text={shown?.title ?? ''} copyLabel="Copy title" />
          <Reading label="Prompt" text={shown?.prompt ?? ''} copyLabel="Copy prompt" height={380} />
        </Stack>
      </Dialog>
    </Page>
  );
}

/** Spec, section 9. */
const excerptLength = 50;

function columns(offset: number, onOpen: (template: Template) => void): Column<Template>[] {
  return [
    { key: 'number', header: 'S.No.', width: 72, wideOnly: true, cell: (_, index) => offset + index + 1 },
    {
      key: 'title',
      header: 'Title',
      main: true,
      sortable: true,
      cell: ({ title }) => <bdi title={title}>{title || 'N/A'}</bdi>,
    },
    {
      key: 'prompt',
      header: 'Prompt',
      wrap: true,
      width: '44%',
      cell: ({ prompt }) => <bdi>{cutText(prompt, excerptLength)}</bdi>,
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
