// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { TextField } from '../components/fields.tsx';
import { dropToken } from '../session/session.ts';
import { toast } from '../components/toast.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { shownToasts } from '../testing/shown-toasts.ts';
import { signedIn } from '../testing/sessions.ts';
import { useSchemaForm } from './use-schema-form.ts';

const schema = z.strictObject({
  email: z.email('Not an address'),
  name: z.string().trim().min(1, 'Please enter a name'),
});

interface TestFormProps {
  readonly onSubmit: (request: z.output<typeof schema>) => unknown;
  readonly keepAs?: string;
  readonly keepsOnLeaving?: true;
}

function TestForm({ onSubmit, ...keeping }: TestFormProps) {
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: { name: '', email: '' },
    onSubmit,
    ...keeping,
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  return (
    <form aria-label="Test" onSubmit={submit}>
      <TextField label="Name" {...form.getInputProps('name')} />
      <TextField label="Email" {...form.getInputProps('email')} />
    </form>
  );
}

function fill(name: string, email: string): void {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } });
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
}

test('says at each field what the schema asks for, and leads to the first on the screen', async () => {
  const sent: unknown[] = [];
  renderInApp(<TestForm onSubmit={(request) => sent.push(request)} />);
  fill(' ', 'nobody');
  expect(await screen.findByText('Please enter a name')).toBeDefined();
  expect(screen.getByText('Not an address')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});

test('sends what the schema made of the values', async () => {
  const sent: unknown[] = [];
  renderInApp(<TestForm onSubmit={(request) => sent.push(request)} />);
  fill(' Ada ', 'ada@b.example');
  await waitFor(() => expect(sent).toEqual([{ name: 'Ada', email: 'ada@b.example' }]));
});

test('a double click sends once, and a failed one can be sent again', async () => {
  const sent: unknown[] = [];
  const refuse = (request: unknown) => {
    sent.push(request);
    return Promise.reject(new ApiError({ status: 409, code: 'conflict', message: 'In use', issues: [] }));
  };
  renderInApp(<TestForm onSubmit={refuse} />);
  fill('Ada', 'ada@b.example');
  fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  expect(await screen.findByText('In use')).toBeDefined();
  expect(sent).toHaveLength(1);
  fireEvent.submit(screen.getByRole('form', { name: 'Test' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test.each([
  ['validation_failed', [{ path: 'email', message: 'This domain takes no mail' }], 'This domain takes no mail'],
  ['conflict', [], 'In use'],
] as const)('shows a refusal (%s) at the field it is about', async (code, issues, shown) => {
  const refuse = () => Promise.reject(new ApiError({ status: 400, code, message: 'In use', issues }));
  renderInApp(<TestForm onSubmit={refuse} />);
  fill('Ada', 'ada@b.example');
  expect(await screen.findByText(shown)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
});

const [ofEmail, ofPhone] = [
  { path: 'email', message: 'In use' },
  { path: 'phone', message: 'In use' },
];
test.each([
  ['at its field alone', [ofEmail], []],
  ['in the toast where its field is not on the screen', [ofPhone], ['Refused']],
  ['in the toast as well where one of its fields is not on the screen', [ofEmail, ofPhone], ['Refused']],
])('a refusal of which the page made a toast is told %s', async (_, issues, toasts) => {
  const refuse = () => {
    toast.error('Refused');
    return Promise.reject(new ApiError({ status: 422, code: 'validation_failed', message: 'Refused', issues }));
  };
  renderInApp(<TestForm onSubmit={refuse} />);
  await act(async () => fill('Ada', 'ada@b.example'));
  expect(shownToasts()).toEqual(toasts);
  expect(screen.queryAllByText('In use')).toHaveLength(issues.includes(ofEmail) ? 1 : 0);
});

test('a refused field has the focus, though it is enabled only after the refusal', async () => {
  function BusyForm() {
    const [isBusy, setBusy] = useState(false);
    const { form, submit } = useSchemaForm({
      schema,
      initialValues: { name: '', email: '' },
      onSubmit: async () => {
        setBusy(true);
        await new Promise((resolve) => setTimeout(resolve));
        setTimeout(() => setBusy(false), 50);
        throw new ApiError({ status: 409, code: 'conflict', message: 'In use', issues: [] });
      },
      blame: () => 'email',
    });
    return (
      <form aria-label="Test" onSubmit={submit}>
        <TextField label="Name" disabled={isBusy} {...form.getInputProps('name')} />
        <TextField label="Email" disabled={isBusy} {...form.getInputProps('email')} />
      </form>
    );
  }
  renderInApp(<BusyForm />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  fill('Ada', 'ada@b.example');
  await waitFor(() => expect(email.disabled).toBe(true));
  await waitFor(() => expect(email.disabled).toBe(false));
  await waitFor(() => expect(document.activeElement).toBe(email));
});

test('what was typed when the session ended is back after the same user signed in, once', async () => {
  const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Half a na' } });
  const name = () => screen.getByLabelText<HTMLInputElement>('Name').value;
  const shown = (keepAs?: string) => renderInApp(<TestForm onSubmit={() => undefined} {...(keepAs && { keepAs })} />);
  signedIn('superadmin');

  const closed = shown('test');
  type();
  closed.unmount();
  const unnamed = shown();
  expect(name()).toBe('');
  type();
  dropToken();
  unnamed.unmount();
  expect(sessionStorage).toHaveLength(0);

  signedIn('superadmin');
  const ended = shown('test');
  expect(name()).toBe('');
  type();
  dropToken();
  ended.unmount();

  signedIn('superadmin');
  shown('other').unmount();
  const again = shown('test');
  expect(name()).toBe('Half a na');
  expect(screen.getByText('What you had typed and not saved is back.')).toBeDefined();
  again.unmount();
  shown('test');
  expect(name()).toBe('');
});

test('what was typed on a page that was left is back on it, unless it was saved', async () => {
  const name = () => screen.getByLabelText<HTMLInputElement>('Name');
  const sent: unknown[] = [];
  const shown = () => renderInApp(<TestForm onSubmit={(request) => sent.push(request)} keepAs="left" keepsOnLeaving />);
  signedIn('superadmin');
  const left = shown();
  fireEvent.change(name(), { target: { value: 'Half a na' } });
  left.unmount();
  const again = shown();
  expect(name().value).toBe('Half a na');
  fill('Ada', 'ada@b.example');
  await waitFor(() => expect(sent).toHaveLength(1));
  again.unmount();
  shown();
  expect(name().value).toBe('');
});
