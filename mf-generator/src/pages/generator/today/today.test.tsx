// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { RunWire, Today } from '@overture/core/contract';
import { buildSummary, listed } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed, linkOf, noRecords, quietToday } from '../generator.fixtures.ts';
import { appears, fetchRoute, generatorServer, openGenerator, urlField } from '../generator-page.fixtures.tsx';
import type { GeneratorServer } from '../generator-page.fixtures.tsx';

const todayRoute = 'GET /api/worklist/today';
const mineRoute = 'GET /api/contacts/mine';
const historyRoute = 'GET /api/email-sequence/get-email-sequence-history';

let server: GeneratorServer;

beforeEach(() => {
  server = generatorServer();
});
afterEach(() => server.restore());

const record = listed(
  buildSummary({ hubspotId: '171', properties: { firstname: 'Ada', lastname: 'Byron', company: 'Northwind' } }),
);
const item = (contactName: string, change: Partial<typeof record.work> = {}) => ({
  ...record.work,
  recordId: contactName.replace(' ', '-'),
  contactName,
  ...change,
});
const busy: Today = {
  counts: { ...quietToday.counts, replied: 7, due: 1, review: 12, mend: 3, handOver: 2 },
  replied: [item('Marta Lind', { hubspotId: '181', reply: 'Tuesday works for us.' })],
  due: [item('Tomasz Nowak', { hubspotId: '182', dueOn: '2026-01-05' })],
  lost: [
    {
      hubspotId: '183',
      recordId: 'r3',
      contactName: 'Eve Stone',
      company: 'Acme',
      because: 'opted_out',
      at: '2026-01-05T09:00:00.000Z',
      words: 'Please take me off.',
      isStillSent: false,
      prospectUrl: '',
    },
  ],
};
const run = (change: Partial<RunWire>): RunWire => ({
  _id: 'run-1',
  name: 'Spring fair',
  state: 'done',
  why: null,
  atMaximum: false,
  counts: { ready: 138, processing: 0, error: 2, skipped: 0, pending: 0 },
  spentUsd: 1,
  maxCostUsd: 5,
  user: { _id: 'user-1', email: 'kim@agency.com' },
  department: 'Overture-Sales',
  promptTitle: 'Warm',
  aiModel: null,
  serviceTier: 'flex',
  language: null,
  createdAt: '2026-01-05T09:00:00.000Z',
  endedAt: new Date().toISOString(),
  ...change,
});
const lines = async () =>
  within(await screen.findByRole('list', { name: 'Today' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('today', () => {
  it('asks for a link and nothing else where nothing has happened yet', async () => {
    openGenerator();
    expect(await screen.findByText('No contact fetched yet')).toBeTruthy();
    expect(await screen.findByText('You own no contact in HubSpot.')).toBeTruthy();
    expect(screen.queryByText('Last contacts')).toBeNull();
  });

  it('says who replied, was lost or is due, what a run did, and what is left, a line each', async () => {
    server.answer(todayRoute, { body: busy });
    server.answer('GET /api/runs', {
      body: { runs: [run({}), run({ _id: 'run-0', endedAt: '2026-01-01T00:00:00.000Z' })], total: 2 },
    });
    openGenerator();
    await waitFor(async () => expect(await lines()).toHaveLength(6));
    expect(await lines()).toEqual([
      'Marta LindNorthwindTuesday works for us.Open',
      'Eve StoneAcmeOpted out. “Please take me off.”Open',
      'Tomasz NowakNorthwindThe next email has been due since Jan 5, 2026.Send',
      'Spring fairRunFinished: 138 ready, 2 failed.Open',
      '15 to review3 of them to fix first.Review',
      '2 to hand overApproved, and not on their way yet.Hand over',
    ]);
    expect(screen.getByRole('link', { name: 'All 7 replies' }).getAttribute('href')).toBe('/admin/history?tab=replied');
    expect(screen.getByRole('link', { name: 'Marta Lind' }).getAttribute('href')).toBe(
      '/detailed-history/181?tab=replied',
    );
    expect(screen.getByRole('link', { name: 'Open: Marta Lind' }).getAttribute('href')).toBe(
      '/detailed-history/181?tab=replied',
    );
    expect(document.activeElement).toBe(urlField());
  });

  it('tells once of a contact who opted out and has written since', async () => {
    const lost = busy.lost.map((one) => ({ ...one, hubspotId: '181', contactName: 'Marta Lind' }));
    server.answer(todayRoute, { body: { ...busy, due: [], lost } });
    openGenerator();
    expect(await screen.findByText('Opted out. “Tuesday works for us.”')).toBeTruthy();
    expect(screen.queryByText('Opted out. “Please take me off.”')).toBeNull();
  });

  it('says where an opt-out was read that no mail tells', async () => {
    server.answer(todayRoute, { body: { ...busy, lost: busy.lost.map((one) => ({ ...one, words: '' })) } });
    openGenerator();
    expect(await screen.findByText('Opted out. Read in HubSpot.')).toBeTruthy();
  });

  it('says who has to be unenrolled in HubSpot, and leads there', async () => {
    const prospectUrl = 'https://app.hubspot.com/contacts/1/record/0-1/183';
    const lost = busy.lost.map((one) => ({ ...one, isStillSent: true, prospectUrl }));
    server.answer(todayRoute, { body: { ...busy, replied: [], due: [], lost } });
    openGenerator();
    const words = 'Opted out. HubSpot still sends its sequence: unenroll them there. “Please take me off.”';
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open in HubSpot: Eve Stone' }).getAttribute('href')).toBe(prospectUrl);
    expect(screen.queryByRole('link', { name: 'Open: Eve Stone' })).toBeNull();
  });

  it('calls nothing due for a contact who has opted out', async () => {
    const lost = busy.lost.map((one) => ({ ...one, hubspotId: busy.due[0]?.hubspotId ?? '' }));
    server.answer(todayRoute, { body: { ...busy, lost } });
    openGenerator();
    await screen.findByText('Opted out. “Please take me off.”');
    expect(screen.queryByText(/The next email is due/)).toBeNull();
  });

  it('takes a reply out of the list once it is seen', async () => {
    server.answer(todayRoute, { body: busy });
    server.answer('POST /api/worklist/seen', () => {
      server.answer(todayRoute, { body: { ...quietToday, counts: { ...quietToday.counts, review: 1 } } });
      return { body: { message: 'Seen' } };
    });
    openGenerator();
    fireEvent.click(await appears('button', 'Mark as seen: Marta Lind'));
    await waitFor(() => expect(screen.queryByText('Tuesday works for us.')).toBeNull());
    expect(await server.sent('POST /api/worklist/seen')[0]?.json()).toEqual({ hubspotId: '181' });
  });

  it('says so where nothing waits, and shows whom the user wrote to last', async () => {
    const handedOver = { ...record, work: { ...record.work, tab: null, version: 1, dueOn: null } };
    server.answer(historyRoute, { body: { ...noRecords, emailSequences: [handedOver], totalEmailSequences: 1 } });
    openGenerator();
    expect(await screen.findByText(/Nothing waits for you\./)).toBeTruthy();
    const last = await screen.findByRole('list', { name: 'Last contacts' });
    expect(within(last).getByText('Ada Byron')).toBeTruthy();
    expect(within(last).getByText(`Handed over · ${record.promtId.title}`)).toBeTruthy();
    expect(within(last).getByRole('link', { name: 'View Ada Byron' }).getAttribute('href')).toBe(
      '/detailed-history/171',
    );
  });

  it("fetches one of the user's own contacts by a click", async () => {
    const mine = {
      hubspotId: '151',
      name: 'Marta Lindqvist',
      email: '',
      company: 'Nordvik',
      prospectUrl: linkOf('151'),
    };
    server.answer(mineRoute, { body: { contacts: [mine] } });
    openGenerator();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Fetch & Analyze' })).toHaveProperty('disabled', false),
    );
    fireEvent.click(await appears('button', 'Fetch Marta Lindqvist'));
    await appears('button', 'Generate Email Sequence');
    expect(urlField().value).toBe(linkOf('151'));
    expect(await server.sent(fetchRoute)[0]?.json()).toMatchObject({ hubspotId: '151' });
  });

  it('says why contacts are missing, and offers to load again what failed', async () => {
    server.answer(todayRoute, failed(500, 'internal'));
    server.answer(mineRoute, { body: { contacts: null } });
    openGenerator();
    expect(await screen.findByText('What happened today could not be loaded')).toBeTruthy();
    expect(await screen.findByText(/HubSpot has no user with your address/)).toBeTruthy();
    server.answer(todayRoute, { body: busy });
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Tuesday works for us.')).toBeTruthy();
  });

  it('asks a superadmin for the domain before it lists their contacts', async () => {
    openGenerator({ role: 'superadmin' });
    expect(await screen.findByText('Choose a domain to see the contacts that you own there.')).toBeTruthy();
    expect(server.sent(mineRoute)).toEqual([]);
  });

  it('asks for notifications by a click only, and no more once the user has decided', async () => {
    const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => 'granted');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    server.answer(todayRoute, { body: busy });
    openGenerator();
    const button = await appears('button', 'Notify me');
    expect(requestPermission).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Notify me' })).toBeNull());
    expect(requestPermission).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
