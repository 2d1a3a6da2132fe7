// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyContact, failed, fetched, fullContact } from './generator.fixtures.ts';
import { fetchContact, fetchRoute, generatorServer, openGenerator } from './generator-page.fixtures.tsx';
import type { GeneratorServer } from './generator-page.fixtures.tsx';

let server: GeneratorServer;

beforeEach(() => {
  server = generatorServer();
});
afterEach(() => server.restore());

describe('a contact who opted out of email', () => {
  it('is named, and so is what the key may not read', async () => {
    const notices = ['The HubSpot key may not read emails.'];
    server.answer(fetchRoute, fetched({ ...emptyContact, optedOut: true, notices }));
    openGenerator();
    await fetchContact();
    expect(screen.getByText(/has opted out of email/)).toBeTruthy();
    expect(screen.getByText('Has opted out of email')).toBeTruthy();
    expect(screen.getByText('The HubSpot key may not read emails.')).toBeTruthy();
  });

  it('says on the card by whom and when it was handed over', async () => {
    const handedOver = {
      version: 1,
      to: 'tasks',
      createdAt: '2026-01-05T09:00:00.000Z',
      state: 'open',
      stoppedBecause: null,
      repliedAt: null,
      bouncedAt: null,
      leftAt: null,
      optedOut: false,
      sent: 1,
      steps: 3,
      open: 2,
      by: 'Kim Novak',
    } as const;
    server.answer(fetchRoute, fetched({ ...fullContact, handedOver }));
    openGenerator();
    await fetchContact();
    expect(screen.getByText('By Kim Novak on Jan 5, 2026 as tasks in HubSpot, 1 of 3 sent')).toBeTruthy();
    server.answer(fetchRoute, fetched({ ...fullContact, handedOver: { ...handedOver, by: null } }));
    fireEvent.submit(screen.getByRole('form', { name: 'Fetch a contact' }));
    expect(await screen.findByText(/^By a former user on Jan 5, 2026/)).toBeTruthy();
  });

  it('is the only one with this warning', async () => {
    openGenerator();
    await fetchContact();
    expect(screen.queryByText(/opted out/)).toBeNull();
  });
});

describe('a fetched contact', () => {
  it('disappears when the next fetch fails', async () => {
    openGenerator();
    await fetchContact();
    server.answer(fetchRoute, failed(404, 'crm_contact_not_found'));
    fireEvent.submit(screen.getByRole('form', { name: 'Fetch a contact' }));
    expect(await screen.findByText('The contact could not be fetched')).toBeTruthy();
    expect(screen.queryByText('Insights')).toBeNull();
  });

  it('shows card, warning, insights and CRM data', async () => {
    openGenerator();
    await fetchContact();
    expect(
      screen.getByText('AI can make mistakes, please read the emails carefully before enrolling the sequence.'),
    ).toBeTruthy();
    const card = within(screen.getByRole('region', { name: 'Marta Lindqvist-Svensson von Hohenstein' }));
    expect(card.getByRole('heading', { level: 2 }).textContent).toBe('Marta Lindqvist-Svensson von H...');
    expect(card.getByTitle('Nordvik Outdoor International AB').textContent).toBe('Nordvik Outdoor Internati...');
    expect(card.getByTitle('marta.lindqvist@nordvik.example').textContent).toBe('marta.lindqvist@nordvi...');
    expect(card.getByTitle('+46 31 555 0142 extension 12').textContent).toBe('+46 31 555 0142 e...');
    expect(card.getByTitle('Partner introduction by a friend').textContent).toBe('Partner introduction...');
    expect(card.getByTitle('Conference sponsorship and booths').textContent).toBe('Conference sponsorsh...');
    for (const chip of ['SEO', 'webshop', 'checkout']) expect(card.getByText(chip)).toBeTruthy();
    expect(screen.getByText('Launch in May').closest('li')).toBeTruthy();
    expect(screen.queryByText('Conference Name')).toBeNull();
  });

  it('has a panel for tasks if there are any', async () => {
    const task = { id: 't1', createdAt: null, properties: { hs_task_subject: 'Call Marta' } };
    server.answer(fetchRoute, fetched({ ...fullContact, tasks: [task] }));
    openGenerator();
    await fetchContact();
    fireEvent.click(await screen.findByRole('tab', { name: /Tasks/ }));
    expect(await screen.findByText('TASK (Unknown date) - Call Marta')).toBeTruthy();
  });

  it('has four panels with counts and dates, and runs no script in them', async () => {
    openGenerator();
    await fetchContact();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'All Notes1',
      'All Email Exchanges1',
      'Call Logs1',
      'Meeting Notes0',
    ]);
    expect((await screen.findByText('quote')).tagName).toBe('B');
    expect(screen.getByRole('region', { name: 'All Notes' }).style.height).toBe('350px');
    expect(screen.getByRole('region', { name: 'All Notes' }).querySelector('script')).toBeNull();
    expect('hacked' in globalThis).toBe(false);
    fireEvent.click(screen.getByRole('tab', { name: /Email Exchanges/ }));
    expect(await screen.findByText('EMAIL THREAD 1 (Jan 5, 2025)')).toBeTruthy();
    expect(screen.getByText('[Status: SENT]')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /Call Logs/ }));
    expect(await screen.findByText('Duration: 61 seconds')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /Meeting Notes/ }));
    expect(await screen.findByText('No meetings')).toBeTruthy();
  });

  it('has CRM data and context that can be collapsed', async () => {
    openGenerator();
    await fetchContact();
    for (const card of [/^CRM Data/, /^Additional Context/]) {
      const head = screen.getByRole('button', { name: card });
      expect(head.getAttribute('aria-expanded')).toBe('true');
      fireEvent.click(head);
      expect(head.getAttribute('aria-expanded')).toBe('false');
    }
  });

  it('shows an address that is no web address without a link', async () => {
    openGenerator();
    await fetchContact();
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
  });

  it('shows the conference to the conference department', async () => {
    openGenerator({ department: 'Conference-Sales' });
    await fetchContact();
    expect(screen.getByTitle(fullContact.properties['conference_name'] ?? '').textContent).toBe(
      'The Gulf Technology and Sustainable Commerce Week of Dubai 2...',
    );
  });

  it('says when it has no history', async () => {
    server.answer(fetchRoute, fetched(emptyContact));
    openGenerator();
    await fetchContact('152');
    expect(screen.getByText('No history to summarize')).toBeTruthy();
    expect(screen.getAllByText('N/A').length).toBeGreaterThan(3);
  });

  it('shows why the summary failed, and links an earlier generation', async () => {
    const recentGeneration = {
      _id: 'r1',
      responseStatus: 'ready',
      createdAt: '2025-01-05T12:00:00.000Z',
      promptTitle: 'Warm follow-up',
    };
    const fullSummary = 'Still on your list: search term report?\nNote: call in May';
    server.answer(
      fetchRoute,
      fetched({ ...fullContact, fullSummary, summaryWarning: 'The AI could not be reached.', recentGeneration }),
    );
    const app = openGenerator();
    await fetchContact();
    expect(screen.getByText('The AI could not be reached.')).toBeTruthy();
    // The history stands as it was written, without labels made of its lines.
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === fullSummary),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'View sequence' }));
    expect(app.location()).toBe('/detailed-history/151');
  });
});
