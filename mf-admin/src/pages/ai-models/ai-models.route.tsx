import { useMemo, useState } from 'react';
import { onOfferText } from '@overture/core/contract';
import type { AiModelWire, OfferedModelWire } from '@overture/core/contract';
import { ActivePill, IconButton, IconCpu, IconEye, IconPlayerPlay, IconPower, TwoLines, useQuery } from '@overture/ui';
import type { Column } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { createdColumn } from '../../lists/common-columns.tsx';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { domainOffersQuery, type DomainOffer } from '../../models/domain-offers.ts';
import { LackingModels, ModelWarnings } from '../../models/model-warnings.tsx';
import { AiModelForm } from './ai-model-form.tsx';
import { EndingModels } from './ending-models.tsx';
import { MoveBackButton } from './move-back-button.tsx';
import { ModelDialog } from './model-dialog.tsx';
import { modelsQuery, useDeactivateModel, useReactivateModel, useSaveModel } from './ai-models.queries.ts';
import { modelFacts, offeredOf } from './model-facts.ts';

const rules: ClientListRules<AiModelWire> = {
  searched: ({ department, aiModel, aiModelLabel }) => [department, aiModel, aiModelLabel],
  sortBy: {
    domain: ({ department }) => department,
    model: ({ aiModelLabel }) => aiModelLabel,
    status: ({ active }) => (active ? 0 : 1),
    created: ({ createdAt }) => createdAt,
  },
};

const columnsOf = (offers: readonly DomainOffer[]): readonly Column<AiModelWire>[] => [
  { key: 'domain', header: 'Domain', width: '26%', sortable: true, cell: ({ department }) => department },
  {
    key: 'model',
    header: 'Model Name',
    main: true,
    sortable: true,
    cell: (model) => (
      <TwoLines wrap below={modelFacts(model, offers)}>
        {model.aiModelLabel}
      </TwoLines>
    ),
  },
  {
    key: 'status',
    header: 'Status',
    width: '16%',
    sortable: true,
    cell: (model) => <ActivePill active={model.active} ended={offeredOf(offers, model)?.state === 'ended'} />,
  },
  createdColumn({ width: '16%' }),
];

const noOffers: readonly DomainOffer[] = [];
const nameOf = ({ department, aiModelLabel }: AiModelWire): string => `${department} - ${aiModelLabel}`;

/** A domain's offer without the models that `EndingModels` offers to move. */
const unmovable = ({ department, models, ended }: DomainOffer): DomainOffer => {
  const isLeft = ({ isOwn, replacement }: OfferedModelWire) => !isOwn || replacement === null;
  return { department, models: models.filter(isLeft), ended: ended.filter(isLeft) };
};

/** AI Models (/admin/ai-models): which models each domain may generate with. */
export function AiModelsRoute() {
  const models = useQuery(modelsQuery);
  const offers = useQuery(domainOffersQuery).data ?? noOffers;
  const columns = useMemo(() => columnsOf(offers), [offers]);
  const reactivate = useReactivateModel();
  const [shown, setShown] = useState<AiModelWire | null>(null);
  return (
    <ManagedList
      {...useClientList(models.data, rules, 'Search AI models')}
      load={useListLoad(models, 'Failed to fetch AI models')}
      title="AI Models"
      subtitle="Create and manage your AI models"
      listTitle="All AI Models"
      columns={columns}
      notice={
        <>
          <LackingModels offers={offers} />
          <EndingModels models={models.data ?? []} offers={offers} />
          <ModelWarnings offers={offers.map(unmovable)} />
          <ModelDialog model={shown} offers={offers} onClose={() => setShown(null)} />
        </>
      }
      rowActions={(model) => (
        <IconButton
          label={`Details of ${nameOf(model)}`}
          icon={<IconEye size={18} />}
          onClick={() => setShown(model)}
        />
      )}
      nameOf={nameOf}
      loadingLabel="Loading AI models..."
      empty={{
        icon: <IconCpu size={22} />,
        title: 'No AI models yet',
        text: `A domain without models of its own can choose from the standard models and the newest ones of its key. ${onOfferText(offers)} Create an AI model to decide yourself what a domain offers.`,
      }}
      form={{
        button: 'Create AI Model',
        newTitle: 'Create New AI Model',
        editTitle: 'Edit AI Model',
        Fields: AiModelForm,
        save: useSaveModel(),
      }}
      removal={{
        title: 'Deactivate AI Model',
        verb: 'Deactivate',
        busyVerb: 'Deactivating...',
        icon: <IconPower size={18} />,
        question: (model) =>
          `Are you sure you want to deactivate the AI model "${nameOf(model)}"? This will make the model unavailable for use but can be reactivated later.`,
        remove: useDeactivateModel(),
        undo: (model) =>
          model.active ? undefined : model.isMoved ? (
            <MoveBackButton model={model} />
          ) : (
            <IconButton
              label={`Reactivate ${nameOf(model)}`}
              icon={<IconPlayerPlay size={18} />}
              onClick={() => reactivate.mutate(model)}
            />
          ),
      }}
    />
  );
}
