import { beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../../audit/domain/audit-entry.ts';
import { openTestStore, type TestStore } from '../../../testing/index.ts';
import { saveAgency } from '../../../testing/save-agency.ts';
import { emptyAgency, profileOf } from '../domain/agency.ts';
import type { SaveAgency } from './save-agency.ts';

describe('SaveAgency', () => {
  let store: TestStore;
  const save = (levels: Parameters<SaveAgency['execute']>[0]['agency']['levels']) =>
    saveAgency(store).execute({
      actor: systemActor,
      department: 'dt-pm',
      agency: { ...profileOf(emptyAgency), levels },
    });
  beforeEach(() => {
    store = openTestStore();
  });

  it('keeps the levels of a domain', async () => {
    await save({ spam_words: 'off', email_length: 'warn' });
    expect((await store.agencies.find('dt-pm')).levels).toEqual({ spam_words: 'off', email_length: 'warn' });
  });

  it.each([
    [{ placeholder: 'off' } as const, 'The level of placeholder cannot be changed.'],
    [{ no_such_rule: 'tip' } as const, 'There is no rule no_such_rule.'],
  ])('refuses %j', async (levels, message) => {
    await expect(save(levels)).rejects.toMatchObject({ code: 'validation_failed', message });
    expect(await store.agencies.find('dt-pm')).toEqual(emptyAgency);
  });
});
