import type { LoadState } from '../hooks/use-retry.ts';
import { Card } from './card.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { ErrorState } from './notice.tsx';
import { SkeletonText } from './skeleton.tsx';

export interface LoadingCardProps {
  readonly load: LoadState;
  /** The height while loading, in lines of text. */
  readonly lines: number;
}

/** The card that a page shows while its data is loading or could not be loaded. */
export function LoadingCard(props: LoadingCardProps) {
  return (
    <Card>
      <LoadingLines {...props} />
    </Card>
  );
}

/** The content of such a card, for a page that has a card of its own. */
export function LoadingLines({ load, lines }: LoadingCardProps) {
  if (load.failure === undefined)
    return (
      <LoadingPlace>
        <SkeletonText lines={lines} />
      </LoadingPlace>
    );
  return <ErrorState title={load.failure} text={load.text} onRetry={load.retry} busy={load.retrying} />;
}
