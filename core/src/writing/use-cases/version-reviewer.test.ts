import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InlineTextWork } from '../../vendors/html/inline-text-work.ts';
import { packSources } from '../../records/domain/source-bundles.ts';
import { SequenceReviewer } from './sequence-reviewer.ts';
import {
  auditOn,
  buildEmail,
  buildNewJob,
  buildReview,
  buildVersion,
  FakeClock,
  FakeIdGenerator,
  openTestStore,
  type TestStore,
} from '../../testing/index.ts';
import type { ShownRecord } from '../../records/domain/shown-record.ts';
import { ExportHistory } from '../../records/use-cases/export-history.ts';
import { GetRecord } from '../../records/use-cases/get-record.ts';
import { VersionReviewer } from './version-reviewer.ts';

const owner = { userId: 'rep-1', role: 'admin', department: 'product-sales' } as const;
const hubspotId = '40000000001';
const evil = 'https://evil.com/?a=1&b=2';
const html = `<ul><li><a href="https://evil.com/?a=1&amp;b=2" rel="noopener">Pay</a>, <a href="https://nordvik.example/a" rel="noopener">case</a></li></ul>`;
const marked =
  '<ul><li>Pay https[:]//evil[.]com/?a=1&amp;b=2 (link in no source), <a href="https://nordvik.example/a" rel="noopener">case</a></li></ul>';

describe('a version that an older Overture stored', () => {
  let clock: FakeClock;
  let store: TestStore;
  let get: GetRecord;
  let exportAll: ExportHistory;

  beforeEach(() => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    const { history } = store;
    const reviewer = new VersionReviewer({
      history,
      reviewer: new SequenceReviewer({ agencies: store.agencies, texts: new InlineTextWork(), clock }),
    });
    const { audit } = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator() });
    get = new GetRecord({ history, viewer: reviewer });
    exportAll = new ExportHistory({ history, viewer: reviewer, audit });
  });
  afterEach(() => store.close());

  /** What the page and the export show of it. */
  async function shownOf(review: Parameters<typeof buildReview>[0] | null): Promise<readonly ShownRecord[]> {
    const bundles = packSources([{ kind: 'note', id: 'n1', label: 'Note', text: 'https://nordvik.example/a' }]);
    const now = clock.now();
    const { id } = await store.jobs.submit(buildNewJob({ userId: owner.userId, hubspotId, now }));
    const claimed = await store.jobs.claim(id, { owner: 'worker', now, until: now + 1_000 });
    const version = buildVersion({
      answer: {
        detected_service: '',
        sales_playbook_html: html,
        emails: [buildEmail({ subject: 'Hello', body: `See ${evil}.` })],
      },
      playbook: { keyInsights: [html], recommendedStrategy: [html], html },
      review: review && {
        ...buildReview({ emails: [{ evidence: [], checks: [] }], ...review }),
        sources: bundles.map(({ hash }) => hash),
      },
    });
    await store.jobs.complete(id, claimed?.job.fence ?? 0, version, bundles);
    const page = await get.execute({ actor: owner, hubspotId, ownerId: undefined, version: undefined });
    const exported: ShownRecord[] = [];
    const auditActor = { userId: owner.userId, name: 'rep@overture.example' };
    for await (const shown of exportAll.execute({ actor: auditActor, filter: {} })) exported.push(shown);
    return [page, ...exported];
  }

  it('is shown and exported with its links judged by the rule of today', async () => {
    for (const { shown } of await shownOf({ linkRule: 1 })) {
      expect(shown?.playbook).toEqual({ keyInsights: [marked], recommendedStrategy: [marked], html: marked });
      expect(shown?.answer.sales_playbook_html).toBe(marked);
      expect(shown?.review?.emails[0]?.checks).toContainEqual(expect.objectContaining({ rule: 'unknown_link' }));
      expect(shown?.review?.emails[0]?.evidence).toContainEqual(expect.objectContaining({ text: evil, about: 'link' }));
    }
  });

  it('has no link at all where no sources were kept', async () => {
    for (const { shown } of await shownOf(null)) {
      expect(shown?.playbook.html).not.toContain('<a');
      expect(shown?.review).toBeNull();
    }
  });

  it('is left alone if it was judged by the rule of today', async () => {
    for (const { shown } of await shownOf({})) expect(shown?.playbook.html).toBe(html);
  });
});
