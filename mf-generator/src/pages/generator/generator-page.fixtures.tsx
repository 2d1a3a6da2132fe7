import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { markProfileDialogShown } from '@overture/ui';
import { fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { expect } from 'vitest';
import {
  accepted,
  config,
  fetched,
  fullContact,
  linkOf,
  models,
  noRecords,
  prompts,
  quietToday,
} from './generator.fixtures.ts';
import { GeneratorRoute } from './generator.route.tsx';

export const fetchRoute = 'POST /api/email-sequence/get-detail-from-hubspot';
export const generateRoute = 'POST /api/email-sequence/generate-ai-email-results';

export interface GeneratorServer {
  readonly answer: FakeFetch['answer'];
  /** Every request of a route so far. */
  readonly sent: (route: string) => Request[];
  /** Multipart bodies as they were passed to `fetch`. */
  readonly forms: FormData[];
  readonly restore: () => void;
}

/** A server with a contact, two templates and two models; nothing limits the spending. */
export function generatorServer(): GeneratorServer {
  sessionStorage.clear();
  const network = fakeFetch({
    'GET /api/config': config,
    'GET /api/prompts': prompts(),
    'GET /api/model-ai/available': models(),
    'GET /api/worklist/today': { body: quietToday },
    'GET /api/runs': { body: { runs: [], total: 0 } },
    'GET /api/contacts/mine': { body: { contacts: [] } },
    'GET /api/email-sequence/get-email-sequence-history': { body: noRecords },
    'GET /api/limits/mine': { body: { limits: [], perMinute: 60 } },
    [fetchRoute]: fetched(fullContact),
    [generateRoute]: accepted,
    'POST /api/email-sequence/check-pdf': { body: { pages: 1 } },
  });
  const forms: FormData[] = [];
  const answer = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.body instanceof FormData) forms.push(init.body);
    return answer(input, init);
  };
  return {
    answer: network.answer,
    sent: (route) => network.requests.filter(({ method, url }) => `${method} ${new URL(url).pathname}` === route),
    forms,
    restore: () => {
      // Leaving the page saves the draft, which the next test must not find.
      cleanup();
      network.restore();
    },
  };
}

/** Opens the generator for a user who was already asked to fill in the profile. */
export function openGenerator({
  role = 'admin',
  department = 'Overture-Sales',
  state,
  pause = async () => {},
}: {
  readonly role?: string;
  readonly department?: string;
  /** What another page hands over with the navigation. */
  readonly state?: object;
  /** Waits between the steps of a fetch; by default, nothing does. */
  readonly pause?: (ms: number) => Promise<void>;
} = {}) {
  signedIn(role, { department });
  markProfileDialogShown();
  return renderInApp(<GeneratorRoute pause={pause} />, { state });
}

export const urlField = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'HubSpot Contact URL' });
export const button = (name: string) => screen.getByRole('button', { name });

/** Waits for a role. A failing `findByRole` describes the whole page at each try, which is slow. */
export function appears(role: string, name: string): Promise<HTMLElement> {
  return waitFor(() => {
    const element = screen.queryByRole(role, { name });
    if (!element) throw new Error(`there is no ${role} "${name}"`);
    return element;
  });
}

/** Pastes a link and submits the form. */
export async function paste(link: string): Promise<void> {
  await waitFor(() => expect(button('Fetch & Analyze')).toHaveProperty('disabled', false));
  fireEvent.change(urlField(), { target: { value: link } });
  fireEvent.submit(screen.getByRole('form', { name: 'Fetch a contact' }));
}

/** Fetches a contact and waits until it is shown. */
export async function fetchContact(contactId = '151'): Promise<void> {
  await paste(linkOf(contactId));
  await appears('button', 'Generate Email Sequence');
}

/** Attaches `brief.pdf`. */
export async function attachPdf(): Promise<void> {
  const file = new File(['%PDF-1.7'], 'brief.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('PDF'), { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Remove brief.pdf' });
}

/** Chooses the option that begins with a text; a description may follow. */
export async function choose(label: string, option: string): Promise<void> {
  const dialog = screen.queryByRole('dialog');
  const field = within(dialog ?? document.body).getByRole('combobox', { name: label });
  await waitFor(() => expect(field).toHaveProperty('disabled', false));
  fireEvent.click(field);
  const list = () =>
    document.getElementById(field.getAttribute('aria-controls') ?? '') ?? document.createElement('div');
  const name = (text: string) => text.startsWith(option);
  // jsdom has no layout, so every open dropdown counts as scrolled out of sight and is hidden.
  fireEvent.click(await waitFor(() => within(list()).getByRole('option', { name, hidden: true })));
}

/** Opens the dialog that asks for template and model. */
export async function openDialog(): Promise<HTMLElement> {
  fireEvent.click(button('Generate Email Sequence'));
  return appears('dialog', 'Generate Email Sequence');
}
