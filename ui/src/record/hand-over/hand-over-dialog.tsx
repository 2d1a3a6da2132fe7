import { use, useState } from 'react';
import { handOverPlaces } from '@overture/core/contract';
import type { HandOverWire } from '@overture/core/contract';
import { AppButton, Banner, Dialog, DialogActions, Stack, Text } from '@overture/ui';
import { EmailChangesContext } from '../email-changes.ts';
import { HandOverForm } from './hand-over-form.tsx';
import type { HandOverFormProps } from './hand-over-form.tsx';
import { dayText, stepTexts } from './hand-over-words.ts';

export interface HandOverDialogProps extends HandOverFormProps {
  readonly opened: boolean;
  readonly handOver: HandOverWire | null;
  /** False where a hand-over can only be read. */
  readonly mayHandOver: boolean;
}

/** Hands a version over to HubSpot, or shows its hand-over. */
export function HandOverDialog({ opened, onClose, mayHandOver, ...content }: HandOverDialogProps) {
  const { drafts } = use(EmailChangesContext);
  const [isAnother, setAnother] = useState(false);
  const close = () => {
    setAnother(false);
    onClose();
  };
  const another = async () => {
    if (await drafts.settle()) setAnother(true);
    else close();
  };
  const { handOver } = content;
  const isDone = handOver !== null && handOver.to !== 'mail' && handOver.isComplete;
  return (
    <Dialog opened={opened} onClose={close} title="Hand over">
      {isDone && !isAnother ? (
        <HandedOver handOver={handOver} onClose={close} onAnother={mayHandOver ? () => void another() : undefined} />
      ) : (
        <HandOverForm {...content} onClose={close} />
      )}
    </Dialog>
  );
}

function HandedOver({
  handOver,
  onClose,
  onAnother,
}: {
  readonly handOver: HandOverWire;
  readonly onClose: () => void;
  readonly onAnother: (() => void) | undefined;
}) {
  return (
    <Stack gap="lg">
      <Banner tone="info">
        This version was handed over {handOverPlaces[handOver.to]}.
        {handOver.to === 'sequence' && ' Its emails cannot be changed while the sequence runs.'}
      </Banner>
      <ol>
        {handOver.steps.map(({ index, dueOn }) => (
          <li key={index}>
            <Text span>{stepTexts(handOver, index).join(' · ') || dayText(dueOn)}</Text>
          </li>
        ))}
      </ol>
      <DialogActions>
        {onAnother && <AppButton onClick={onAnother}>Hand over in another way</AppButton>}
        <AppButton variant="primary" onClick={onClose}>
          Close
        </AppButton>
      </DialogActions>
    </Stack>
  );
}
