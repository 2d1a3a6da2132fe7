import { AppButton, Group, Text, useAnnounced } from '@overture/ui';
import type { LoadState } from '@overture/ui';

/** A failed load in one quiet line, beside what stands there instead of the data. */
export function RetryNote({ load }: { readonly load: LoadState }) {
  useAnnounced(load.failure);
  if (load.failure === undefined) return null;
  return (
    <Group gap="sm">
      <Text size="xs" c="dimmed">
        {load.failure}
      </Text>
      <AppButton size="sm" variant="quiet" busy={load.retrying} onClick={load.retry}>
        Try Again
      </AppButton>
    </Group>
  );
}
