// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { AppButton } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { TextField } from './fields.tsx';
import { PageHeader } from './page-header.tsx';

const nothing = () => undefined;
const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));

function open(onMain: () => void, children?: ReactNode) {
  renderInApp(
    <Dialog opened onClose={nothing} title="Try" footer={<Footer onMain={onMain} />}>
      {children}
    </Dialog>,
  );
}

function Footer({ onMain }: { readonly onMain: () => void }) {
  return (
    <>
      <AppButton>Cancel</AppButton>
      <AppButton variant="primary" onClick={onMain}>
        Start
      </AppButton>
    </>
  );
}

test('begins at its first field, where Enter does the main thing', async () => {
  const onMain = vi.fn();
  open(onMain, <TextField label="Name" />);
  const field = await screen.findByLabelText('Name');
  await hasFocus(field);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onMain).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onMain).toHaveBeenCalledTimes(1);
});

test('leaves Enter to another button, and to the form that it submits', async () => {
  const onMain = vi.fn();
  open(
    onMain,
    <form>
      <TextField label="Name" />
    </form>,
  );
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Cancel' }), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' });
  expect(onMain).not.toHaveBeenCalled();
});

test('begins at its main button where there is no field', async () => {
  open(nothing);
  await hasFocus(await screen.findByRole('button', { name: 'Start' }));
});

test.each([
  [true, 'Cancel'],
  [false, 'Move'],
])('a question begins where Enter destroys nothing: destructive %s', async (destructive, name) => {
  renderInApp(
    <ConfirmDialog
      opened
      destructive={destructive}
      title="Move"
      confirmLabel="Move"
      onClose={nothing}
      onConfirm={nothing}
    >
      All of it?
    </ConfirmDialog>,
  );
  await hasFocus(await screen.findByRole('button', { name }));
});

/** A dialog that is there only while it is open. */
function Opening({ goes = false }: { readonly goes?: boolean }) {
  const [state, setState] = useState<'before' | 'open' | 'after'>('before');
  return (
    <main>
      <PageHeader title="Users" />
      {!(goes && state === 'after') && <AppButton onClick={() => setState('open')}>Import</AppButton>}
      {state === 'open' && (
        <Dialog opened onClose={() => setState('after')} title="Import" footer={<AppButton>Done</AppButton>} />
      )}
    </main>
  );
}

test.each([
  [false, 'button', 'Import'],
  [true, 'heading', 'Users'],
] as const)('gives the focus back, to the heading if its opener is gone: %s', async (goes, role, name) => {
  renderInApp(<Opening goes={goes} />);
  const opener = screen.getByRole('button', { name: 'Import' });
  opener.focus();
  fireEvent.click(opener);
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});

/** A dialog whose button opens a second one, and works until that has gone. */
function Asking() {
  const [asks, setAsks] = useState<boolean | null>(null);
  return (
    <main>
      <PageHeader title="Users" />
      <Dialog opened onClose={nothing} title="Invite">
        <button type="button" disabled={asks !== null} onClick={() => setAsks(true)}>
          Create
        </button>
      </Dialog>
      {asks && <Dialog opened onClose={() => setAsks(false)} title="Confirm" footer={<AppButton>Yes</AppButton>} />}
    </main>
  );
}

test('stays in the dialog below, also if its button cannot take the focus back', async () => {
  renderInApp(<Asking />);
  const button = await screen.findByRole('button', { name: 'Create' });
  button.focus();
  fireEvent.click(button);
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Confirm' }), { key: 'Escape' });
  await hasFocus(screen.getByRole('dialog', { name: 'Invite' }));
});
