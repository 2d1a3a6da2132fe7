// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useKeepFocus } from './keep-focus.ts';

function Page({ inRow = false }: { readonly inRow?: boolean }) {
  useKeepFocus();
  const [isOpen, setOpen] = useState(false);
  const part = isOpen ? (
    <form aria-label="Set up">
      <p>Scan this.</p>
      <input aria-label="Code" />
    </form>
  ) : (
    <button onClick={() => setOpen(true)}>Set up</button>
  );
  const row = (
    <table>
      <tbody>
        <tr>
          <td>{part}</td>
        </tr>
      </tbody>
    </table>
  );
  return (
    <main>
      <button>First of the page</button>
      <section>{inRow ? row : part}</section>
    </main>
  );
}

function press(): void {
  const button = screen.getByRole('button', { name: 'Set up' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button);
}

test('leads a keyboard user to what took the place of the control', async () => {
  render(<Page />);
  press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
});

test('leads to the heading of the page where nothing took the place of the control', async () => {
  function Notice() {
    useKeepFocus();
    const [isOld, setOld] = useState(true);
    return (
      <main>
        <h1 tabIndex={-1} data-page-heading>
          Anna
        </h1>
        {isOld && <button onClick={() => setOld(false)}>Set up</button>}
      </main>
    );
  }
  render(<Notice />);
  press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

test('leaves another page to begin at its heading', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Set up' });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  const before = location.pathname;
  history.pushState(null, '', '/elsewhere');
  fireEvent.click(button);
  await screen.findByLabelText('Code');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
  history.pushState(null, '', before);
});

test('leaves a table to give the focus back itself, and a mouse alone', async () => {
  const { unmount } = render(<Page inRow />);
  press();
  await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(document.body);
  unmount();

  render(<Page />);
  const button = screen.getByRole('button', { name: 'Set up' });
  button.focus();
  fireEvent.pointerDown(button);
  fireEvent.click(button);
  const code = await screen.findByLabelText('Code');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).not.toBe(code);
});

test('goes on within a dialog whose step is over', async () => {
  render(
    <div role="dialog">
      <Page />
    </div>,
  );
  press();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
});
