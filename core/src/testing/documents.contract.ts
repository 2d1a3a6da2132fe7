import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConflictError } from '../platform/app-error.ts';
import type { DocumentStore } from '../platform/documents.ts';
import { uniqueId } from './builders.ts';

const noteSchema = z.object({
  of: z.string(),
  text: z.string(),
  n: z.number(),
  read: z.boolean().default(false),
  tags: z.array(z.string()).optional(),
});
type Note = z.infer<typeof noteSchema>;

interface OpenedStore {
  readonly documents: DocumentStore;
  close(): Promise<void> | void;
}

/** The kernel of plain repositories: what both stores do with the documents of a kind. */
export function describeDocuments(name: string, open: () => Promise<OpenedStore> | OpenedStore): void {
  describe(`Documents on ${name}`, () => {
    let store: OpenedStore;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    /** Notes under ids of their own, in the one collection without further columns. */
    const notes = () => {
      const [of, all] = [uniqueId('owner'), store.documents.open<Note>({ name: 'singletons', schema: noteSchema })];
      const ids = ['a', 'b', 'c'].map((id) => `${of}-${id}`);
      const build = (index: number, fields: Partial<Note> = {}) => {
        return { id: ids[index] ?? '', of, text: 'Tea', n: index, read: false, ...fields };
      };
      const numbers = async (where: object) =>
        (await all.find({ of, ...where })).map(({ n }) => n).toSorted((a, b) => a - b);
      return { all, of, ids, build, numbers };
    };

    it('are inserted once, added where there is none, and put in any case', async () => {
      const { all, build, numbers } = notes();
      await all.insert(build(0));
      await expect(all.insert(build(0))).rejects.toThrow(ConflictError);
      expect(await all.add(build(0, { n: 7 }))).toBe(false);
      expect(await all.add(build(1))).toBe(true);
      expect(await numbers({})).toEqual([0, 1]);
      await all.put(build(0, { n: 8 }));
      await all.put(build(2));
      expect(await numbers({})).toEqual([1, 2, 8]);
    });

    it('are found by values, lists, ranges, and what is missing', async () => {
      const { all, ids, build, numbers } = notes();
      await all.insertMany([build(0, { read: true }), build(1, { tags: ['x', 'y'] }), build(2, { text: '$text' })]);
      expect(await numbers({ text: '$text' })).toEqual([2]);
      expect(await numbers({ read: true })).toEqual([0]);
      expect(await numbers({ id: { in: [ids[0] ?? '', ids[2] ?? ''] } })).toEqual([0, 2]);
      expect(await numbers({ id: { notIn: [ids[0] ?? ''] } })).toEqual([1, 2]);
      expect(await numbers({ n: { gte: 1, lt: 2 } })).toEqual([1]);
      expect(await numbers({ n: { gt: undefined, lte: undefined } })).toEqual([0, 1, 2]);
      expect(await numbers({ text: { not: 'Tea' } })).toEqual([2]);
      expect(await numbers({ tags: ['x', 'y'] })).toEqual([1]);
      expect(await numbers({ tags: null })).toEqual([0, 2]);
      expect(await numbers({ text: { in: ['$text', null] }, tags: { not: 'x' } })).toEqual([2]);
      expect(await numbers({ n: undefined })).toEqual([0, 1, 2]);
    });

    it('are changed and deleted only where the conditions hold, none of which may be left open', async () => {
      const { all, of, build, numbers } = notes();
      await all.insertMany([build(0), build(1), build(2)]);
      expect(await all.set({ of, n: { lt: 2 } }, { text: '$n', read: true, tags: ['x'] })).toBe(2);
      expect(await numbers({ text: '$n', read: true, tags: ['x'] })).toEqual([0, 1]);
      expect(await all.replace(build(0, { n: 9 }), { n: 5 })).toBe(false);
      expect(await all.replace(build(0, { n: 9 }), { n: 0 })).toBe(true);
      expect(await all.delete({ of, n: 9 })).toBe(1);
      expect(await numbers({})).toEqual([1, 2]);
      const open = { of: undefined as string | undefined };
      await expect(Promise.resolve().then(() => all.delete(open))).rejects.toThrow('leaves of open');
      await expect(Promise.resolve().then(() => all.set(open, { n: 1 }))).rejects.toThrow('leaves of open');
      expect(await numbers({})).toEqual([1, 2]);
    });

    it('are counted by the values of a field', async () => {
      const { all, of, build } = notes();
      await all.insertMany([build(0), build(1), build(2, { text: 'Milk' })]);
      expect(await all.countBy('text', { of })).toEqual(
        new Map([
          ['Tea', 2],
          ['Milk', 1],
        ]),
      );
    });

    it('keep the fields that a merge does not give', async () => {
      const { all, ids, build, numbers } = notes();
      await all.merge(build(0, { tags: ['x'] }));
      await all.merge({ id: ids[0] ?? '', n: 4, text: undefined });
      expect(await numbers({ text: 'Tea', tags: ['x'] })).toEqual([4]);
    });

    it('lose none of many changes that are made at once', async () => {
      const { all, ids, build, numbers } = notes();
      const [id = ''] = ids;
      const counted = Array.from({ length: 20 }, () => {
        return all.change(id, (stored) => build(0, { n: (stored?.n ?? 0) + 1 }));
      });
      await Promise.all(counted);
      expect(await all.change(id, () => null)).toBeNull();
      expect(await numbers({})).toEqual([20]);
    });
  });
}
