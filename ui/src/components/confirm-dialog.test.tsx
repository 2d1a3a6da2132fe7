// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
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

function Asking() {
  const [asked, setAsked] = useState<string | null>('Ada');
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={`Delete ${asked}`}
      confirmLabel="Delete"
      onClose={() => setAsked(null)}
      onConfirm={() => setAsked(null)}
    >
      {asked && `${asked} is deleted.`}
    </ConfirmDialog>
  );
}

test('what it asked stays while it fades out, although the page has forgotten it', async () => {
  renderInApp(
    // In a test nothing moves otherwise.
    <MantineProvider theme={{ respectReducedMotion: false }}>
      <Asking />
    </MantineProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Delete' });
  await waitFor(() => expect(screen.getByText('Ada is deleted.')).toBeDefined());
  fireEvent.click(button);
  expect(screen.getByText('Ada is deleted.')).toBeDefined();
  expect(screen.getByText('Delete Ada')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('Ada is deleted.')).toBeNull());
});
