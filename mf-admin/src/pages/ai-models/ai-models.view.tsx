import type { AiModelWire } from '@overture/core/contract';
import { ActivePill, IconButton, IconCpu, IconPencil, IconPlayerPlay, IconPower, Timestamp } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ListState } from '../../lists/list-card.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import type { ListDialogs } from '../../lists/use-list-dialogs.ts';
import type { ListLoad } from '../../lists/use-list-load.ts';
import { AiModelForm } from './ai-model-form.tsx';
import type { AiModelFormProps } from './ai-model-form.tsx';

export interface AiModelsViewProps {
  readonly list: ListState<AiModelWire>;
  readonly load: ListLoad;
  readonly domains: readonly string[];
  readonly dialogs: ListDialogs<AiModelWire>;
  readonly saving: boolean;
  readonly onSubmit: AiModelFormProps['onSubmit'];
  readonly deactivating: boolean;
  readonly onDeactivate: (model: AiModelWire, onDone: () => void) => void;
  readonly onReactivate: (model: AiModelWire) => void;
}

/** Which AI models each domain may generate with. */
export function AiModelsView({ list, load, domains, dialogs, ...props }: AiModelsViewProps) {
  return (
    <ManagedList<AiModelWire>
      {...list}
      title="AI Models"
      subtitle="Create and manage your AI models"
      listTitle="All AI Models"
      columns={columns({ dialogs, onReactivate: props.onReactivate })}
      load={load}
      loadingLabel="Loading AI models..."
      empty={{
        icon: <IconCpu size={22} />,
        title: 'No AI models yet',
        text: 'Until a domain has a model of its own, it may choose among the three standard ones.',
      }}
      dialogs={dialogs}
      form={{
        button: 'Create AI Model',
        title: (model) => (model ? 'Edit AI Model' : 'Create New AI Model'),
        busy: props.saving,
        fields: (model) => (
          <AiModelForm
            model={model}
            domains={domains}
            busy={props.saving}
            onCancel={dialogs.close}
            onSubmit={props.onSubmit}
          />
        ),
      }}
      removal={{
        title: 'Deactivate AI Model',
        verb: 'Deactivate',
        busyVerb: 'Deactivating...',
        busy: props.deactivating,
        question: ({ department, aiModelLabel }) =>
          `Are you sure you want to deactivate the AI model "${department} - ${aiModelLabel}"? This will make the model unavailable for use but can be reactivated later.`,
        onConfirm: props.onDeactivate,
      }}
    />
  );
}

function columns(props: Omit<ModelActionsProps, 'model'>): Column<AiModelWire>[] {
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

interface ModelActionsProps extends Pick<AiModelsViewProps, 'dialogs' | 'onReactivate'> {
  readonly model: AiModelWire;
}

function ModelActions({ model, dialogs, onReactivate }: ModelActionsProps) {
  const name = `${model.department} - ${model.aiModelLabel}`;
  return (
    <>
      <IconButton label={`Edit ${name}`} icon={<IconPencil size={18} />} onClick={() => dialogs.openForm(model)} />
      {model.active ? (
        <IconButton
          label={`Deactivate ${name}`}
          icon={<IconPower size={18} />}
          danger
          onClick={() => dialogs.askToRemove(model)}
        />
      ) : (
        <IconButton
          label={`Reactivate ${name}`}
          icon={<IconPlayerPlay size={18} />}
          onClick={() => onReactivate(model)}
        />
      )}
    </>
  );
}
