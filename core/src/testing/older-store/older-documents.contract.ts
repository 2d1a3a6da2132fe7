import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyAgency } from '../../prompts/agency/domain/agency.ts';
import type { DocumentRepositories } from '../document-repositories.ts';

interface OlderStore extends Pick<
  DocumentRepositories,
  'summaryPrompts' | 'serviceTypes' | 'sandboxExits' | 'agencies' | 'crmFields' | 'apiKeys'
> {
  close(): Promise<void> | void;
}

export const older = {
  base: { title: 'Base', prompt: 'Summarise.', version: 3, updatedAt: 7 },
  services: [
    { value: 'web', label: 'Web design' },
    { value: 'app', label: 'Apps' },
  ],
  exit: { keeper: null, leftAt: 5 },
  agency: { ...emptyAgency, about: 'Makes websites.', version: 2 },
  mapping: { company: 'firm.name' },
  key: {
    id: 'key-1',
    name: 'Main',
    type: 'Openai',
    department: 'dt-pm',
    sealed: 'sealed',
    masterKeyId: 'm',
    lastFour: 'abcd',
    createdAt: 1,
    updatedAt: 1,
  },
} as const;

/** Opens a store into which a version before the repositories were declared once has written `older`. */
export function describeOlderDocuments(name: string, open: () => Promise<OlderStore> | OlderStore): void {
  describe(`Documents of an older version on ${name}`, () => {
    let store: OlderStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    it('are read as they were written', async () => {
      expect(await store.summaryPrompts.getBase()).toEqual(older.base);
      expect(await store.serviceTypes.list()).toEqual(older.services);
      expect(await store.sandboxExits.find()).toEqual(older.exit);
      expect(await store.agencies.find('dt-pm')).toEqual(older.agency);
      expect(await store.crmFields.find('dt-pm')).toEqual(older.mapping);
      expect(await store.apiKeys.list()).toEqual([{ ...older.key, active: true }]);
      expect(await store.apiKeys.findActive('Openai', 'dt-pm')).toEqual({ ...older.key, active: true });
      expect(await store.apiKeys.hasEverStored('Hubspot', 'dt-pm')).toBe(true);
    });

    it('are changed in their place', async () => {
      expect(await store.summaryPrompts.putBase({ ...older.base, version: 4 }, 3)).toBe(true);
      expect((await store.summaryPrompts.getBase())?.version).toBe(4);
      await store.agencies.change('dt-pm', (agency) => ({ ...agency, version: agency.version + 1 }));
      expect(await store.agencies.find('dt-pm')).toEqual({ ...older.agency, version: 3 });
      await store.apiKeys.update({ ...older.key, active: false });
      expect(await store.apiKeys.findActive('Openai', 'dt-pm')).toBeNull();
      expect(await store.serviceTypes.delete('web')).toBe(true);
      expect(await store.serviceTypes.list()).toEqual(older.services.slice(1));
    });
  });
}
