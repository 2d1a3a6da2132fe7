import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { announcerMark } from '../layout/announcer.ts';

configure({
  // A deadline for waits, which end as soon as the element is there; long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // What is said is not what is seen; `announcedText` gives it.
  defaultIgnore: `script, style, [${announcerMark}]`,
});

// All files share one document, so what a test rendered must not reach into the next test.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
