import type { PromptSampleWire } from '@overture/core/contract';
import {
  Chip,
  CollapsibleCard,
  Dialog,
  LoadingLines,
  ScrollPanel,
  Stack,
  Text,
  useQuery,
  useRetry,
} from '@overture/ui';
import type { PromptTexts } from './prompt.queries.ts';
import { receivedQuery } from './samples.queries.ts';

export interface ReceivedDialogProps {
  /** The sample whose prompt is shown; null while the dialog is closed. */
  readonly sample: PromptSampleWire | null;
  readonly texts: PromptTexts;
  readonly onClose: () => void;
}

/** Shows the whole prompt that a model receives for a sample, in parts with their tokens. */
export function ReceivedDialog({ sample, texts, onClose }: ReceivedDialogProps) {
  const received = useQuery(receivedQuery(sample?._id ?? '', texts));
  const load = useRetry(received, 'The prompt could not be shown');
  return (
    <Dialog opened={sample !== null} onClose={onClose} title="What the Model Receives" size="lg">
      {received.data === undefined ? (
        <LoadingLines load={load} lines={8} />
      ) : (
        <Stack gap="md">
          <Text>
            {received.data.tokens.toLocaleString()} tokens for {sample?.name}, of which{' '}
            {received.data.cachedTokens.toLocaleString()} are the same for every contact and can be cached.
          </Text>
          {received.data.parts.map(({ name, text, tokens, isCached }, index) => (
            <CollapsibleCard
              key={index}
              title={name}
              defaultOpen={false}
              hint={
                <>
                  {tokens.toLocaleString()} tokens {isCached && <Chip>cached</Chip>}
                </>
              }
            >
              <ScrollPanel label={name} height={280}>
                <Text component="div" size="sm" dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                  {text}
                </Text>
              </ScrollPanel>
            </CollapsibleCard>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}
