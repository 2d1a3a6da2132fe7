import type { AiModelWire } from '@overture/core/contract';
import { ConfirmDialog, IconArrowBackUp, IconButton } from '@overture/ui';
import { useState } from 'react';
import { useMoveBack } from './ai-models.queries.ts';

/** Moves a domain back to a model that it was moved from, after a confirmation. */
export function MoveBackButton({ model }: { readonly model: AiModelWire }) {
  const [isAsking, setAsking] = useState(false);
  const back = useMoveBack();
  const title = `Move ${model.department} back to ${model.aiModelLabel}`;
  return (
    <>
      <IconButton label={title} icon={<IconArrowBackUp size={18} />} onClick={() => setAsking(true)} />
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        confirmLabel="Move back"
        busyLabel="Moving..."
        busy={back.isPending}
        destructive={false}
        onConfirm={() => back.mutate(model, { onSettled: () => setAsking(false) })}
      >
        Everybody in {model.department} is offered {model.aiModelLabel} again. Its replacement goes, unless the domain
        offered it before the move.
      </ConfirmDialog>
    </>
  );
}
