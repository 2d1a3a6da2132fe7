import type { AiModelWire } from '@overture/core/contract';
import {
  ActivePill,
  AppButton,
  ConfirmDialog,
  Dialog,
  IconButton,
  IconCpu,
  IconPencil,
  IconPlayerPlay,
  IconPlus,
  IconPower,
  Page,
  PageHeader,
  Timestamp,
  useLast,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { ListCard } from '../../lists/list-card.tsx';
import type { ClientListProps } from '../../lists/use-client-list.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { AiModelForm } from './ai-model-form.tsx';
import type { AiModelFormProps } from './ai-model-form.tsx';

/** What the dialog is open for: a new model, or one to be edited. */
export type ModelDialog = { readonly model: AiModelWire | null };

export interface AiModelsViewProps {
  readonly list: ClientListProps<AiModelWire>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialog: ModelDialog | null;
  readonly onOpen: (dialog: ModelDialog) => void;
  readonly saving: boolean;
  readonly onSubmit: AiModelFormProps['onSubmit'];
  readonly toDeactivate: AiModelWire | null;
  readonly onDeactivate: (model: AiModelWire) => void;
  readonly deactivating: boolean;
  readonly onConfirmDeactivate: () => void;
  readonly onReactivate: (model: AiModelWire) => void;
  /** Id of the model that is being brought back. */
  readonly reactivating: string | undefined;
  /** Closes whichever dialog is open. */
  readonly onClose: () => void;
}

/** Which AI models each domain may generate with. */
export function AiModelsView(props: AiModelsViewProps) {
  const { list, saving } = props;
  const dialog = useLast(props.dialog);
  return (
    <Page>
      <PageHeader title="AI Models" subtitle="Create and manage your AI models" />
      <ListCard<AiModelWire>
        {...list}
        label="All AI Models"
        title="All AI Models"
        actions={
          <AppButton variant="primary" icon={<IconPlus size={16} />} onClick={() => props.onOpen({ model: null })}>
            Create AI Model
          </AppButton>
        }
        columns={columns(props)}
        rowKey={({ _id }) => _id}
        load={props.load}
        loadingLabel="Loading AI models..."
        empty={{
          icon: <IconCpu size={22} />,
          title: 'No AI models yet',
          text: 'Until a domain has a model of its own, it may choose among the three standard ones.',
        }}
      />
      <Dialog
        opened={props.dialog !== null}
        onClose={props.onClose}
        title={dialog?.model ? 'Edit AI Model' : 'Create New AI Model'}
        closable={!saving}
      >
        <AiModelForm
          model={dialog?.model ?? null}
          domains={props.domains}
          busy={saving}
          onCancel={props.onClose}
          onSubmit={props.onSubmit}
        />
      </Dialog>
      <DeactivateDialog {...props} />
    </Page>
  );
}

function DeactivateDialog({ toDeactivate, deactivating, onConfirmDeactivate, onClose }: AiModelsViewProps) {
  const shown = useLast(toDeactivate);
  return (
    <ConfirmDialog
      opened={toDeactivate !== null}
      onClose={onClose}
      onConfirm={onConfirmDeactivate}
      title="Deactivate AI Model"
      confirmLabel="Deactivate"
      busyLabel="Deactivating..."
      busy={deactivating}
    >
      {`Are you sure you want to deactivate the AI model "${shown?.department} - ${shown?.aiModelLabel}"? This will make the model unavailable for use but can be reactivated later.`}
    </ConfirmDialog>
  );
}

function columns(props: AiModelsViewProps): Column<AiModelWire>[] {
  return [
    { key: 'domain', header: 'Domain', width: '26%', sortable: true, cell: ({ department }) => department },
    {
      key: 'model',
      header: 'Model Name',
      main: true,
      sortable: true,
      cell: ({ aiModelLabel, aiModel }) => <span title={aiModel}>{aiModelLabel}</span>,
    },
    {
      key: 'status',
      header: 'Status',
      width: '16%',
      sortable: true,
      cell: ({ active }) => <ActivePill active={active} />,
    },
    {
      key: 'created',
      header: 'Created At',
      width: '16%',
      sortable: true,
      cell: ({ createdAt }) => <Timestamp value={createdAt} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 96,
      cell: (model) => <ModelActions model={model} {...props} />,
    },
  ];
}

function ModelActions({
  model,
  onOpen,
  onDeactivate,
  onReactivate,
  reactivating,
}: AiModelsViewProps & { model: AiModelWire }) {
  const name = `${model.department} - ${model.aiModelLabel}`;
  return (
    <>
      <IconButton label={`Edit ${name}`} icon={<IconPencil size={18} />} onClick={() => onOpen({ model })} />
      {model.active ? (
        <IconButton
          label={`Deactivate ${name}`}
          icon={<IconPower size={18} />}
          danger
          onClick={() => onDeactivate(model)}
        />
      ) : (
        <IconButton
          label={`Reactivate ${name}`}
          icon={<IconPlayerPlay size={18} />}
          busy={reactivating === model._id}
          onClick={() => onReactivate(model)}
        />
      )}
    </>
  );
}
