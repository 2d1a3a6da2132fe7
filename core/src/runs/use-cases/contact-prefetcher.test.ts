import { beforeEach, describe, expect, it } from 'vitest';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { AppError } from '../../platform/app-error.ts';
import {
  buildContact,
  buildPrompt,
  FakeClock,
  FakeCredentialResolver,
  FakeCrmContacts,
  FakeCrmFields,
} from '../../testing/index.ts';
import type { FetchedRow, PlannedRow } from '../domain/planned-row.ts';
import { ContactPrefetcher } from './contact-prefetcher.ts';

describe('ContactPrefetcher', () => {
  let crm: FakeCrmContacts;
  let credentials: FakeCredentialResolver;
  let stop: AbortController;
  let prefetcher: ContactPrefetcher;

  beforeEach(() => {
    crm = new FakeCrmContacts(['1', '2', '3', '4'].map((id) => buildContact({ id })));
    credentials = new FakeCredentialResolver();
    stop = new AbortController();
    const settings = { extraHosts: [], sandboxUrl: undefined, portalId: undefined };
    prefetcher = new ContactPrefetcher(
      {
        crm,
        crmFields: new FakeCrmFields({ 'product-pm': { company: 'firm' } }),
        credentials,
        links: new ContactLinks({ crm, settings }),
        clock: new FakeClock(),
      },
      { ahead: 2, stop: stop.signal },
    );
  });

  const row = (id: string, department: DepartmentKey = 'product-sales', prospectUrl?: string): PlannedRow => ({
    price: null,
    replacementPrice: null,
    row: {
      row: Number(id),
      line: Number(id) + 1,
      contact: id,
      hubspotId: id,
      prospectUrl,
      prompt: undefined,
      department: undefined,
      model: undefined,
      additionalInfo: '',
    },
    department,
    prompt: buildPrompt(),
    model: { aiModel: 'gpt-5', aiModelLabel: 'GPT-5' },
    key: id,
  });
  const putAll = async (...rows: readonly PlannedRow[]): Promise<void> => {
    for (const planned of rows) await prefetcher.put(planned);
    prefetcher.end();
  };
  const taken = async (): Promise<FetchedRow[]> => {
    const all: FetchedRow[] = [];
    for (let next = await prefetcher.next(); next !== undefined; next = await prefetcher.next()) all.push(next);
    return all;
  };
  const idsOf = (fetched: readonly FetchedRow[]) => fetched.map(({ planned }) => planned.row.hubspotId).toSorted();

  it('gives every row with its contact, those of each domain read by its own credential and field choice', async () => {
    void putAll(row('1'), row('2', 'product-pm'), row('3'), row('4', 'product-pm'));
    const fetched = await taken();
    expect(idsOf(fetched)).toEqual(['1', '2', '3', '4']);
    for (const { planned, contact } of fetched) {
      expect(contact).toMatchObject({ contact: { id: planned.row.hubspotId } });
    }
    expect(crm.calls).toHaveLength(4);
    const fieldsOf = (id: string) => crm.calls.find(({ contactId }) => contactId === id)?.fields;
    expect([fieldsOf('1'), fieldsOf('2')]).toEqual([{}, { company: 'firm' }]);
  });

  it('gives what is wrong with a contact or its link with the row', async () => {
    void putAll(row('999'), row('1', 'product-sales', 'https://app.hubspot.com/contacts/1/record/0-1/2'), row('2'));
    const [missing, otherLink, good] = await taken();
    expect(missing?.contact).toMatchObject({ code: 'crm_contact_not_found' });
    expect(otherLink?.contact).toMatchObject({ code: 'validation_failed' });
    expect(good?.contact).toMatchObject({ contact: { id: '2' } });
  });

  it('asks again after the CRM, or the question whose it is, asked for patience, and loses no row', async () => {
    const wait = new AppError('crm_rate_limited', 'Wait.', { retryAfterMs: 5 });
    crm.failNext(wait, 2);
    const describeAccount = crm.describeAccount.bind(crm);
    let asked = 0;
    crm.describeAccount = (...of) => (++asked === 1 ? Promise.reject(wait) : describeAccount(...of));
    void putAll(row('1'), row('2'), row('3'));
    expect(idsOf(await taken())).toEqual(['1', '2', '3']);
  });

  it('ends with what keeps a domain from being read', async () => {
    crm.failNext(new AppError('crm_unauthorized', 'The key is refused.'));
    void putAll(row('1'), row('2'), row('3'));
    await expect(taken()).rejects.toMatchObject({ code: 'crm_unauthorized' });
    expect(await prefetcher.next()).toBeUndefined();
  });

  it('reads no further and gives nothing once the run stops', async () => {
    await prefetcher.put(row('1'));
    stop.abort();
    expect(await prefetcher.next()).toBeUndefined();
    await prefetcher.put(row('2'));
    expect(idsOf(await taken())).toEqual([]);
  });
});
