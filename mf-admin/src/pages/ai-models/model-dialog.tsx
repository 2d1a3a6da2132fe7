import { labelOfModel } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';
import { Dialog, KeyValueCard } from '@overture/ui';
import type { DomainOffer } from '../../models/domain-offers.ts';
import { offeredOf, priceText } from './model-facts.ts';

export interface ModelDialogProps {
  /** Null while closed. */
  readonly model: AiModelWire | null;
  readonly offers: readonly DomainOffer[];
  readonly onClose: () => void;
}

/** The vendor's id of a model, its price, and what replaces it. */
export function ModelDialog({ model, offers, onClose }: ModelDialogProps) {
  const offered = model === null ? undefined : offeredOf(offers, model);
  const next = model?.replacement ?? offered?.replacement ?? null;
  return (
    <Dialog opened={model !== null} onClose={onClose} title="AI Model">
      {model !== null && (
        <KeyValueCard
          title={model.aiModelLabel}
          items={[
            { label: 'Domain', value: model.department },
            { label: "The vendor's id", value: model.aiModel, mono: true },
            { label: 'Price', value: priceText(model.price ?? offered?.price ?? null) },
            {
              label: 'Price from',
              value: model.price !== null ? 'your own entry' : offered?.price ? 'the published list' : null,
            },
            { label: 'Replaced by', value: next === null ? 'nobody named it' : labelOfModel(next) },
          ]}
        />
      )}
    </Dialog>
  );
}
