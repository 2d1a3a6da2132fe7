import { AppButton, Stack, Text, TextDiff } from '@overture/ui';
import { useRef } from 'react';

export interface WhatChangesProps {
  /** The text that generations use now; null if there is none. */
  readonly live: string | null;
  /** The text that they would use from now on; null if it is not kept any more. */
  readonly next: string | null;
}

/** What a publication changes, opened at the first change, with a jump to the next one. */
export function WhatChanges({ live, next }: WhatChangesProps) {
  const text = useRef<HTMLDivElement>(null);
  const shown = useRef(-1);
  if (live === null || next === null || live === next) return null;
  const toNext = () => {
    const marks = [...(text.current?.querySelectorAll('del, ins') ?? [])];
    // A replacement is one change, although it is a removal and an addition.
    const all = marks.filter((mark) => mark.previousElementSibling?.tagName !== 'DEL');
    shown.current = (shown.current + 1) % Math.max(1, all.length);
    all[shown.current]?.scrollIntoView({ block: 'center' });
  };
  return (
    <Stack gap="xs" align="start">
      <Text
        ref={text}
        component="div"
        role="region"
        aria-label="What changes"
        tabIndex={0}
        dir="auto"
        style={{ whiteSpace: 'pre-wrap', maxHeight: '40vh', overflowY: 'auto' }}
      >
        <TextDiff before={live} after={next} onShown={toNext} />
      </Text>
      <AppButton size="sm" onClick={toNext}>
        Next change
      </AppButton>
    </Stack>
  );
}
