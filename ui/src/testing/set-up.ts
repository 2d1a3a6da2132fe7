import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A deadline for waits, which end as soon as the element is there; long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// All files share one document, so what a test rendered must not reach into the next test.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
