import { afterAll } from 'vitest';

/** Longer than any delay with which a dialog gives the focus back or a transition ends after it was unmounted. */
const lastTimersMs = 250;

// A test file's document is taken away when the file ends; what a component does a moment later would fail without it.
afterAll(() => new Promise((resolve) => setTimeout(resolve, lastTimersMs)));
