import { formatDay, labelOfModel } from '@overture/core/contract';
import type { AiModelWire } from '@overture/core/contract';
import { AppButton, Banner, ConfirmDialog } from '@overture/ui';
import { useState } from 'react';
import type { DomainOffer } from '../../models/domain-offers.ts';
import { useMoveBack, useMoveModel, useTryModel } from './ai-models.queries.ts';
import { offeredOf } from './model-facts.ts';

/** A model of a domain that ends or has ended, and the one that replaces it. */
interface Ending {
  readonly model: AiModelWire;
  readonly hasEnded: boolean;
  readonly shutdownDate: string | null;
  readonly replacement: string;
}

function endingOf(models: readonly AiModelWire[], offers: readonly DomainOffer[]): readonly Ending[] {
  return models.flatMap((model) => {
    const offered = offeredOf(offers, model);
    if (!model.active || offered === undefined || offered.state === 'active' || offered.replacement === null) return [];
    const { shutdownDate, replacement, state } = offered;
    return [{ model, hasEnded: state === 'ended', shutdownDate, replacement }];
  });
}

export interface EndingModelsProps {
  readonly models: readonly AiModelWire[];
  readonly offers: readonly DomainOffer[];
}

/** A notice for each model that a domain chose and that ends, with the way to its replacement and the way back. */
export function EndingModels({ models, offers }: EndingModelsProps) {
  const [asked, setAsked] = useState<Ending | null>(null);
  const [moved, setMoved] = useState<Ending | null>(null);
  const tryOn = useTryModel();
  const move = useMoveModel();
  const back = useMoveBack();
  const ending = endingOf(models, offers);
  return (
    <>
      {moved !== null && (
        <Banner
          tone="success"
          action={
            <AppButton
              busy={back.isPending}
              onClick={() => back.mutate(moved.model, { onSuccess: () => setMoved(null) })}
            >
              Back to {moved.model.aiModelLabel}
            </AppButton>
          }
        >
          {moved.model.department} is offered {labelOfModel(moved.replacement)} in place of {moved.model.aiModelLabel}.
        </Banner>
      )}
      {ending.map((one) => (
        <Banner
          key={one.model._id}
          tone={one.hasEnded ? 'error' : 'warning'}
          action={
            <>
              <AppButton onClick={() => tryOn.mutate({ department: one.model.department, aiModel: one.replacement })}>
                Try it first
              </AppButton>
              <AppButton onClick={() => setAsked(one)}>Move to {labelOfModel(one.replacement)}</AppButton>
            </>
          }
        >
          {one.model.aiModelLabel} of {one.model.department} {one.hasEnded ? 'ended' : 'ends'}
          {one.shutdownDate === null ? '' : ` on ${formatDay(one.shutdownDate)}`}.
        </Banner>
      ))}
      <ConfirmDialog
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === null ? '' : `Move ${asked.model.department} to ${labelOfModel(asked.replacement)}`}
        confirmLabel="Move"
        busyLabel="Moving..."
        busy={move.isPending}
        destructive={false}
        onConfirm={() => {
          if (asked === null) return;
          move.mutate(asked.model, { onSuccess: () => setMoved(asked), onSettled: () => setAsked(null) });
        }}
      >
        {asked !== null && <MoveText {...asked} />}
      </ConfirmDialog>
    </>
  );
}

/** What changes for whom. */
function MoveText({ model, replacement }: Ending) {
  const next = labelOfModel(replacement);
  return (
    <>
      <p>
        Everybody in {model.department} is offered {next} instead of {model.aiModelLabel}
        {model.isDefault ? ', as the model that is chosen for them' : ''}. What is queued with {model.aiModelLabel}{' '}
        keeps it as long as it lives, and is then written by {next}.
      </p>
      <p>
        Nothing that was written changes. You can go back until {model.aiModelLabel} ends: by the button that this page
        shows next, or by Move back in the list.
      </p>
    </>
  );
}
