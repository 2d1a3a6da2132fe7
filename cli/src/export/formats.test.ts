import { parse } from 'csv-parse/sync';
import { presentRecord } from '@overture/core/records/presentation/record';
import { departmentNames } from '@overture/core/contract';
import { SanitisedPlaybookHtml } from '@overture/core/vendors/html/playbook-html';
import { buildEmail, buildNewJob, buildVersion, openTestStore, testNow } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvFormat } from './csv-format.ts';
import type { ExportedRecord } from './exported-record.ts';
import { recordFormat } from './record-format.ts';
import { htmlFormat } from './html-format.ts';

const hostile = '<img src=x onerror=alert(1)>';

describe('export formats with hostile texts from the CRM', () => {
  const store = openTestStore();
  let record: ExportedRecord;
  beforeAll(async () => {
    const properties = { firstname: '=HYPERLINK("http://evil.example")', lastname: hostile, company: ' @SUM(1)' };
    const { id } = await store.jobs.submit(buildNewJob({ properties }));
    const claim = await store.jobs.claim(id, { owner: 'worker', now: testNow, until: testNow + 1 });
    const version = buildVersion({
      version: 1,
      properties,
      playbook: { keyInsights: ['Say &lt;b&gt; <b>now</b>'], recommendedStrategy: [], html: `<p>Hi${hostile}</p>` },
      answer: {
        detected_service: '+Web',
        sales_playbook_html: '',
        emails: [buildEmail({ subject: '-1 day, "soon"', body: `\tHello\n${hostile}` })],
      },
    });
    await store.jobs.complete(id, claim?.job.fence ?? 0, version);
    const stored = await store.history.findById(id);
    if (stored === null) throw new Error('The record is gone.');
    const shown = presentRecord({ record: stored, shown: stored.results[0] ?? null }, departmentNames('Overture'), {
      role: 'superadmin',
      department: null,
    });
    record = { ...shown, owner: 'kim@agency.com', findings: null, prospectUrl: 'javascript:alert(1)' };
  });
  afterAll(() => store.close());

  it('writes no cell that a spreadsheet takes for a formula', () => {
    const format = csvFormat(1);
    const [cells] = parse(`${format.head}\n${format.record(record)}`, { columns: true, bom: true });
    expect(cells).toMatchObject({
      owner: 'kim@agency.com',
      first_name: `'=HYPERLINK("http://evil.example")`,
      last_name: hostile,
      company: `' @SUM(1)`,
      detected_service: "'+Web",
      subject_1: `'-1 day, "soon"`,
      body_1: `'\tHello\n${hostile}`,
      key_insights: 'Say <b> now',
    });
  });

  it('writes a page in which these texts are no markup', () => {
    const format = htmlFormat((html) => new SanitisedPlaybookHtml().sanitise(html), new Date(0));
    const page = `${format.head}\n${format.record(record)}\n${format.tail}`;
    expect(page).not.toContain('<img');
    expect(page).not.toContain('javascript:');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('<p>Hi</p>');
    expect(page).toContain('-1 day, &quot;soon&quot;');
  });

  it('has a heading for the page, each record and each part, whatever headings a playbook has', () => {
    const format = htmlFormat((html) => html, new Date(0));
    const playbook = {
      keyInsights: [],
      recommendedStrategy: [],
      html: '<h1>Plan</h1><h3>Why</h3><H2 class="x">How</H2>',
    };
    const page = `${format.head}\n${format.record({ ...record, playbook })}\n${format.tail}`;
    const headings = [...page.matchAll(/<h([1-6])[^>]*>(?:<a [^>]*>)?([^<]{1,14})/gi)].map(
      ([, level, text]) => `${level} ${text}`,
    );
    expect(headings.filter((heading) => !heading.startsWith('2'))).toEqual([
      '1 Generated sequ',
      '3 Sales Playbook',
      '4 Plan',
      '6 Why',
      '5 How',
      '3 Email 1: -1 da',
    ]);
    expect(headings.filter((heading) => heading.startsWith('2'))).toHaveLength(1);
  });

  it('marks the unknown links of emails, all of them where no sources were kept, so that nobody can follow them', () => {
    const [email] = record.emails;
    if (email === undefined) throw new Error('There is no email.');
    const body = 'See https://nordvik.example and https://evil.com/?a=1.';
    const start = body.indexOf('https://evil');
    const text = 'https://evil.com/?a=1';
    const span = {
      field: 'body',
      start,
      end: start + text.length,
      text,
      status: 'unsupported',
      about: 'link',
    } as const;
    const marked = 'https[:]//evil[.]com/?a=1 (link in no source).';
    const page = htmlFormat((html) => html, new Date(0));
    for (const [evidence, expected] of [
      [[span], `See https://nordvik.example and ${marked}`],
      [null, `See https[:]//nordvik[.]example (link in no source) and ${marked}`],
    ] as const) {
      const changed = { ...record, emails: [{ ...email, body, evidence: evidence && [...evidence] }] };
      const format = csvFormat(1);
      const [cells] = parse(`${format.head}\n${format.record(changed)}`, { columns: true, bom: true });
      expect(cells).toMatchObject({ body_1: expected });
      expect(page.record(changed)).toContain(`<p class="body">${expected}</p>`);
    }
  });

  it('writes one line per record, whatever line ends its texts have', () => {
    const line = recordFormat('jsonl', { emails: 1, sanitise: (html) => html }).record(record);
    expect(line).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ owner: 'kim@agency.com', emails: [{ body: `\tHello\n${hostile}` }] });
  });
});
