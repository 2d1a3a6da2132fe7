// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { announcedText } from '@overture/ui/testing';
import type { FakeAnswer } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { config, failed, fetched, fullContact, linkOf } from './generator.fixtures.ts';
import {
  appears,
  button,
  fetchRoute,
  generatorServer,
  openGenerator,
  paste,
  urlField,
} from './generator-page.fixtures.tsx';
import type { GeneratorServer } from './generator-page.fixtures.tsx';

let server: GeneratorServer;

beforeEach(() => {
  server = generatorServer();
});
afterEach(() => server.restore());

const stepStates = () => screen.getAllByRole('listitem').map((step) => step.getAttribute('data-state'));

describe('before a fetch', () => {
  it('puts the cursor into the field and offers the sample contacts', async () => {
    openGenerator();
    expect(document.activeElement).toBe(urlField());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Email Sequence Generator');
    expect(screen.getByText('Create personalized email sequences using AI and HubSpot data')).toBeTruthy();
    expect(await screen.findByText('No contact fetched yet')).toBeTruthy();
    fireEvent.click(await appears('button', 'Marta Lindqvist'));
    expect(urlField().value).toBe(linkOf('151'));
  });

  it('takes its complaint about a link away once the link is another one', async () => {
    openGenerator();
    await paste('https://example.com/1');
    const message = 'Invalid HubSpot URL format. Please check and try again.';
    expect(await screen.findByText(message)).toBeTruthy();
    fireEvent.change(urlField(), { target: { value: linkOf('151') } });
    await waitFor(() => expect(screen.queryByText(message)).toBeNull(), { timeout: 2_000 });
  });

  it.each([
    ['', ['Please enter a HubSpot URL first']],
    [
      'https://example.com/contacts/1/record/0-1/5',
      ['Invalid HubSpot URL format', 'Invalid HubSpot URL format. Please check and try again.'],
    ],
    ['https://app.hubspot.com/contacts/1/record/0-2/5', ['This link is a company, not a contact']],
  ])('refuses "%s" without asking the server', async (link, texts) => {
    openGenerator();
    await paste(link);
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(server.sent(fetchRoute)).toEqual([]);
  });

  it('says when the settings cannot be loaded, and tries again', async () => {
    server.answer('GET /api/config', failed(500, 'internal'));
    openGenerator();
    expect(await screen.findByText("Overture's settings could not be loaded")).toBeTruthy();
    server.answer('GET /api/config', config);
    fireEvent.click(button('Try Again'));
    expect(await appears('button', 'Marta Lindqvist')).toBeTruthy();
  });
});

describe('fetching', () => {
  it('shows the first step in progress until the answer arrives, then all steps complete, then the contact', async () => {
    const answer = Promise.withResolvers<FakeAnswer>();
    const shown = Promise.withResolvers<void>();
    server.answer(fetchRoute, () => answer.promise);
    openGenerator({ pause: (ms) => (ms < 300 ? Promise.resolve() : shown.promise) });
    await paste(linkOf('151'));
    await screen.findByText('Fetching CRM data');
    expect(stepStates()).toEqual(['processing', 'pending', 'pending', 'pending']);
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      expect.stringContaining('Fetching CRM data'),
      expect.stringContaining('Processing CRM data'),
      expect.stringContaining('Generating insights'),
      expect.stringContaining('Finalizing setup'),
    ]);
    answer.resolve(fetched(fullContact));
    await waitFor(() => expect(stepStates()).toEqual(['complete', 'complete', 'complete', 'complete']));
    expect(screen.queryByText('Insights')).toBeNull();
    shown.resolve();
    expect(await screen.findByText('Insights')).toBeTruthy();
    expect(screen.queryByText('Finalizing setup')).toBeNull();
  });

  it('opens the contact with its entries while the summary is written, with which nothing is generated yet', async () => {
    const { readable, writable } = new TransformStream<string, string>();
    const writer = writable.getWriter();
    const tell = (event: string, data: unknown) =>
      void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    server.answer(fetchRoute, { events: readable });
    openGenerator();
    await paste(linkOf('151'));
    const { body } = fetched(fullContact);
    tell('partial', { data: { ...fullContact, fullSummary: '' } });
    expect(await screen.findByText(/The summary is being written\. Below/)).toBeTruthy();
    expect(screen.queryByText('Finalizing setup')).toBeNull();
    expect(screen.getByText('CRM Data')).toBeTruthy();
    expect(button('Generate Email Sequence')).toHaveProperty('disabled', true);
    tell('answer', body);
    void writer.close();
    await waitFor(() => expect(button('Generate Email Sequence')).toHaveProperty('disabled', false));
    expect(screen.queryByText(/The summary is being written/)).toBeNull();
    expect(server.sent(fetchRoute)).toHaveLength(1);
  });

  it('says why and keeps the link when the summary breaks off', async () => {
    const error = 'HubSpot does not answer.';
    const eventOf = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
    server.answer(fetchRoute, {
      events:
        eventOf('partial', { data: { ...fullContact, fullSummary: '' } }) +
        eventOf('error', { success: false, error, message: error, code: 'internal', requestId: 'r' }),
    });
    openGenerator();
    await paste(linkOf('151'));
    expect(await screen.findByText('The contact could not be fetched')).toBeTruthy();
    expect(stepStates()).toEqual(['error', 'error', 'error', 'error']);
    expect(urlField().value).toBe(linkOf('151'));
  });

  it('can be cancelled', async () => {
    server.answer(fetchRoute, () => Promise.withResolvers<FakeAnswer>().promise);
    openGenerator();
    await paste(linkOf('151'));
    fireEvent.click(await appears('button', 'Cancel'));
    expect(screen.getByText('No contact fetched yet')).toBeTruthy();
    expect(document.activeElement).toBe(urlField());
  });

  it.each([
    [404, 'crm_contact_not_found', 'Contact not found. Please verify the HubSpot URL.'],
    [502, 'crm_unauthorized', 'Authentication error. Please check your HubSpot permissions.'],
    [429, 'crm_rate_limited', 'Rate limit exceeded. Please wait a moment and try again.'],
    [422, 'crm_not_configured', 'from the server'],
  ])('turns all four steps to error on %s %s, keeps the link and tries again', async (status, code, text) => {
    server.answer(fetchRoute, failed(status, code));
    openGenerator();
    await paste(linkOf('151'));
    expect(await screen.findByText('The contact could not be fetched')).toBeTruthy();
    expect(stepStates()).toEqual(['error', 'error', 'error', 'error']);
    expect(announcedText()).toContain(text);
    expect(urlField().value).toBe(linkOf('151'));
    server.answer(fetchRoute, fetched(fullContact));
    fireEvent.click(button('Try Again'));
    expect(await screen.findByText('Insights')).toBeTruthy();
  });

  it('says when the connection failed', async () => {
    server.answer(fetchRoute, () => {
      throw new TypeError('Failed to fetch');
    });
    openGenerator();
    await paste(linkOf('151'));
    expect(
      (await screen.findAllByText('Network error. Please check your connection and try again.')).length,
    ).toBeGreaterThan(0);
  });
});
