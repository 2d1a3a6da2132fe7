import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../../audit/domain/audit-entry.ts';
import { maxProof, proofSchema, type Proof } from '../contract/agency.ts';
import { auditOn, FakeClock, FakeIdGenerator, openTestStore, type TestStore } from '../../../testing/index.ts';
import { saveAgency } from '../../../testing/save-agency.ts';
import { emptyAgency, profileOf } from '../domain/agency.ts';
import { ChangeProof } from './change-proof.ts';

const department = 'dt-pm';
const proof = (text: string, service = ''): Proof => proofSchema.parse({ text, service });

describe('ChangeProof', () => {
  let store: TestStore;
  let deps: ConstructorParameters<typeof ChangeProof>[0];
  beforeEach(() => {
    store = openTestStore();
    const audit = auditOn({ log: store.audit, ids: new FakeIdGenerator(), clock: new FakeClock() }).audit;
    deps = { agencies: store.agencies, audit };
  });
  const change = (remove: readonly string[], add: readonly Proof[]) =>
    new ChangeProof(deps).execute({ actor: systemActor, department, remove, add });
  const stored = async () => (await store.agencies.find(department)).proof;

  it('adds, replaces by text and removes references, and is audited', async () => {
    await change([], [proof('a'), proof('b')]);
    await change(['gone before', 'a'], [proof('c'), proof('b', 'SEO')]);
    expect(await stored()).toEqual([proof('b', 'SEO'), proof('c')]);
    const { items } = await store.audit.list({}, { page: 1, limit: 10 });
    expect(items.map(({ action, target, detail }) => [action, target, detail])).toContainEqual([
      'proof_changed',
      department,
      '2 removed, 2 saved, 2 in all',
    ]);
  });

  it('refuses more references than a domain may have, and changes nothing', async () => {
    await change([], [proof('a')]);
    const many = Array.from({ length: maxProof }, (_, index) => proof(String(index)));
    await expect(change([], many)).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await stored()).toEqual([proof('a')]);
  });

  it('does not change the description of the agency, nor the other way round', async () => {
    const agency = { ...profileOf(emptyAgency), about: 'We build shops.' };
    await change([], [proof('a')]);
    await saveAgency(store).execute({ actor: systemActor, department, agency });
    await change([], [proof('b')]);
    expect(await store.agencies.find(department)).toEqual({ ...agency, version: 1, proof: [proof('a'), proof('b')] });
  });
});
