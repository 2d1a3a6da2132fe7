import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { announcerMark } from '../layout/announcer.ts';

configure({
  // The deadline for waits, which end as soon as the element is there; long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // Announced texts do not count as visible; `announcedText` returns them.
  defaultIgnore: `script, style, [${announcerMark}]`,
});

// All files share one document, so what a test rendered must not affect the next one.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
