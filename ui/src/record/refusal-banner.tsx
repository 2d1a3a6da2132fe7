import type { Ref } from 'react';
import { AppButton, Banner } from '@overture/ui';
import type { Refusal } from './use-approval.ts';

export interface RefusalBannerProps {
  readonly refusal: Pick<Refusal, 'blocks'>;
  /** Approves in spite of the reasons; absent where nobody may. */
  readonly onOverride: (() => void) | undefined;
  readonly ref: Ref<HTMLDivElement>;
}

/** What keeps a result from being approved, each reason in words, and the second step where the rules allow it. */
export function RefusalBanner({ refusal: { blocks }, onOverride, ref }: RefusalBannerProps) {
  return (
    <Banner
      ref={ref}
      tone="warning"
      action={
        onOverride && (
          <AppButton size="sm" variant="quiet" aria-keyshortcuts="y" onClick={onOverride}>
            Approve anyway
          </AppButton>
        )
      }
    >
      Not approved. {[...new Set(blocks.map(({ message }) => message))].join(' ')}{' '}
      {onOverride === undefined && 'Fix this first.'}
    </Banner>
  );
}
