// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

test('frames are drawn after a test with a fake clock', async () => {
  vi.useFakeTimers();
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  // jsdom moves the focus on at the next frame.
  button.remove();
  vi.useRealTimers();
  await expect(new Promise((resolve) => requestAnimationFrame(resolve))).resolves.toBeGreaterThan(0);
});
