import './plain-react.ts';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { announcerMark } from '../layout/announcer.ts';

configure({
  // The deadline for waits, which end as soon as the element is there; long enough for a busy machine.
  asyncUtilTimeout: 10_000,
  // Announced texts do not count as visible; `announcedText` returns them.
  defaultIgnore: `script, style, [${announcerMark}]`,
  // While a wait looks again and again, nobody reads its errors; the one that ends it shows the page.
  getElementError: (message, container) =>
    new Error(
      Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
        ? (message ?? '')
        : `${message}\n\n${prettyDOM(container)}`,
    ),
});

// jsdom draws frames by an interval that it starts when something is first due and ends when nothing is. One that began
// on a test's fake clock would never end, and no later test of the document would be given a frame. So a frame is always due.
const drawNext = window.requestAnimationFrame.bind(window);
drawNext(function drawn() {
  drawNext(drawn);
});

// All files share one document, so what a test rendered must not affect the next one.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
