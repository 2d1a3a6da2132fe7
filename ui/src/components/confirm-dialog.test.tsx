// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { ConfirmDialog } from './dialog.tsx';

test('a double click confirms once; the keyboard does too', () => {
  const onConfirm = vi.fn();
  renderInApp(
    <ConfirmDialog opened title="Delete" confirmLabel="Delete" onClose={() => undefined} onConfirm={onConfirm}>
      This cannot be undone.
    </ConfirmDialog>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
  fireEvent.click(button, { detail: 0 });
  expect(onConfirm).toHaveBeenCalledTimes(2);
});
