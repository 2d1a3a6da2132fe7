import { handOverPlaces } from '@overture/core/contract';
import type { HandOverWire } from '@overture/core/contract';
import { AppButton, Banner, Dialog, DialogActions, Stack, Text } from '@overture/ui';
import { HandOverForm } from './hand-over-form.tsx';
import type { HandOverFormProps } from './hand-over-form.tsx';
import { dayText, isInHubspot, stepTexts } from './hand-over-words.ts';

export interface HandOverDialogProps extends HandOverFormProps {
  readonly opened: boolean;
  readonly handOver: HandOverWire | null;
}

/** Hands a version over to HubSpot, or shows its hand-over. */
export function HandOverDialog({ opened, handOver, ...content }: HandOverDialogProps) {
  return (
    <Dialog opened={opened} onClose={content.onClose} title="Hand over" size="lg">
      {handOver !== null && isInHubspot(handOver) ? (
        <HandedOver handOver={handOver} onClose={content.onClose} />
      ) : (
        <HandOverForm {...content} />
      )}
    </Dialog>
  );
}

function HandedOver({ handOver, onClose }: { readonly handOver: HandOverWire; readonly onClose: () => void }) {
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
        <AppButton variant="primary" onClick={onClose}>
          Close
        </AppButton>
      </DialogActions>
    </Stack>
  );
}
