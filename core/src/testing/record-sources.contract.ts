import { describe, expect, it } from 'vitest';
import { versionsKept } from '../records/domain/generation-record.ts';
import { packSources, unpackSources } from '../records/domain/source-bundles.ts';
import type { Source } from '../checks/contract/evidence.ts';
import { buildReview, buildVersion, testNow } from './builders.ts';
import type { GivenJobs } from './given-jobs.ts';

const note: Source = { kind: 'note', id: 'n1', label: 'Note', date: '2026-01-05T10:00:00.000Z', text: '$5 – 日本' };
const property: Source = { kind: 'property', id: 'p1', label: 'firstname', text: 'Ada' };
const pages = (text: string): Source => ({ kind: 'pdf', id: 'page 1', label: 'a.pdf, page 1', text });

/** What a store keeps of what versions were written from. */
export function describeRecordSources(given: GivenJobs): void {
  const { newJob, submit, claimed } = given;

  async function complete(id: string, sources: readonly Source[], now = testNow): Promise<readonly string[]> {
    const bundles = packSources(sources);
    const hashes = bundles.map(({ hash }) => hash);
    const { job } = await claimed(id, now);
    const version = buildVersion({ version: job.version, review: buildReview({ sources: hashes }) });
    expect(await given.jobs.complete(id, job.fence, version, bundles)).toBe(true);
    return hashes;
  }
  const read = async (id: string, hashes: readonly string[]) =>
    unpackSources(await given.history.readSources(id, hashes));

  describe('the sources of a version', () => {
    it('are read as they were given, in the order asked for', async () => {
      const { id } = await submit();
      const hashes = await complete(id, [property, note]);
      expect(hashes).toHaveLength(2);
      expect(await read(id, hashes)).toEqual([note, property]);
      expect(await read(id, hashes.toReversed())).toEqual([property, note]);
      expect(await read(id, ['unknown'])).toEqual([]);
      expect(await read((await submit()).id, hashes)).toEqual([]);
    });

    it('are shared by versions, and stay as long as one that is kept names them', async () => {
      const { id, userId, hubspotId } = await submit();
      const [ofNote = ''] = await complete(id, [note, property]);
      const [, ofPage = ''] = await complete((await submit({ userId, hubspotId })).id, [pages('one'), property]);
      expect(await read(id, [ofNote, ofPage])).toEqual([note, pages('one')]);
      for (let version = 3; version <= versionsKept + 1; version += 1) {
        await complete((await submit({ userId, hubspotId })).id, [property]);
      }
      expect(await read(id, [ofNote])).toEqual([]);
      expect(await read(id, [ofPage])).toEqual([pages('one')]);
    });

    it('go with their record', async () => {
      const { id } = await submit();
      const hashes = await complete(id, [note, property]);
      await given.history.delete(id);
      expect(await given.history.readSources(id, hashes)).toEqual([]);
    });

    it('are not kept for a claim that was overtaken by the deletion of its record', async () => {
      const { id } = await submit();
      const { job } = await claimed(id);
      await given.history.delete(id);
      const bundles = packSources([note]);
      expect(await given.jobs.complete(id, job.fence, buildVersion(), bundles)).toBe(false);
      expect(
        await given.history.readSources(
          id,
          bundles.map(({ hash }) => hash),
        ),
      ).toEqual([]);
    });

    it('fit into the store for as many versions as are kept, each written from a prompt as long as there is room for', async () => {
      const { userId, hubspotId } = newJob();
      // 400,000 signs that compress badly, as 100,000 tokens of a text have them.
      const long = (seed: number): string =>
        Array.from({ length: 50_000 }, (_, i) =>
          ((i * 2_654_435_761 * (seed + 1)) >>> 0).toString(36).padStart(8),
        ).join('');
      const hashes: string[] = [];
      for (let version = 1; version <= versionsKept; version += 1) {
        const { id } = await submit({ userId, hubspotId });
        hashes.push(...(await complete(id, [pages(long(version))])));
      }
      const record = await given.history.findByContact(userId, hubspotId);
      expect(await read(record?.id ?? '', hashes)).toHaveLength(versionsKept);
    }, 60_000);
  });
}
