import { Card, ErrorState, LoadingPlace, SkeletonText } from '@overture/ui';
import type { ListLoad } from './use-list-load.ts';

/** The card that a page shows while its data is loading or could not be loaded. */
export function LoadingCard({ load, lines }: { readonly load: ListLoad; readonly lines: number }) {
  return (
    <Card>
      <Loading load={load} lines={lines} />
    </Card>
  );
}

/** The content of such a card, for a page that has a card of its own. */
export function Loading({ load, lines }: { readonly load: ListLoad; readonly lines: number }) {
  if (load.failure === undefined)
    return (
      <LoadingPlace>
        <SkeletonText lines={lines} />
      </LoadingPlace>
    );
  return (
    <ErrorState
      title={load.failure}
      text="Nothing was changed. Check your connection and try again."
      onRetry={load.retry}
      busy={load.retrying}
    />
  );
}
