import { afterAll } from 'vitest';

/** Longer than any delay with which a dialog gives the focus back or a transition ends after it was unmounted. */
const lastTimersMs = 250;

// A test file's document is taken away when the file ends; what a component does a moment later would fail without it.
afterAll(async () => {
  if (typeof document === 'undefined' || document.body.childElementCount === 0) return;
  // Only files that render something pay for the library.
  const { cleanup } = await import('@testing-library/react');
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, lastTimersMs));
});
