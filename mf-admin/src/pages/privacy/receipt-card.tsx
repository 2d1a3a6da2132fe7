import { removedWords, type ErasureReceipt } from '@overture/core/contract';
import { AppButton, Card, Stack, Text, Timestamp, useAnnounced } from '@overture/ui';
import { saveFile } from '../../saving/save-file.ts';

/** Shows what an erasure removed, and what other systems still store. */
export function ReceiptCard({ receipt }: { readonly receipt: ErasureReceipt }) {
  useAnnounced('Erased');
  return (
    <Card
      title="Erased"
      actions={
        <AppButton
          onClick={() =>
            saveFile('overture-erasure-receipt.json', JSON.stringify(receipt, null, 2), 'application/json')
          }
        >
          Download Receipt
        </AppButton>
      }
    >
      <Stack gap="xs">
        <Text>
          <Timestamp value={receipt.erasedAt} />, removed:{' '}
          {removedWords(receipt.removed) || 'nothing, for there was nothing'}.
        </Text>
        {receipt.remains.map(({ where, what }) => (
          <Text key={what} c="dimmed">
            <strong>{where}</strong>: {what}
          </Text>
        ))}
      </Stack>
    </Card>
  );
}
