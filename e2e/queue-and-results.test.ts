import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import {
  addToHubspot,
  deleteRecord,
  getRecord,
  listHistory,
  recordEvents,
  refreshHistory,
} from '@overture/core/contract';
import type { RecordDetail, RecordSummary } from '@overture/core/contract';
import { buildDetail, buildSummary } from '../ui/src/testing/records.ts';
import { answerWith, holdNext, refusal, type ApiAnswer } from './support/api-answers.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { findingsOf } from './support/screen-findings.ts';
import { signedInPages } from './support/signed-in-pages.ts';
import { stopClock, toastsOf } from './support/toasts.ts';

describeWithBrowser('from the queue to the playbook in HubSpot, in the product’s words', () => {
  const product = productWithBrowser();
  const openAs = signedInPages(product);

  it('shows what waits, runs, failed and is ready in its colour, to view and to delete', async () => {
    const page = await openAs('admin', '/admin/history', (each) => serveQueue(each, () => queueOf(fourRows)));
    await page.getByText('Showing 1 to 4 of 4 entries').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Contact',
      'Template',
      'Model',
      'Status',
      'Time',
      'Created',
      'Actions',
    ]);
    const colours = { Ready: [21, 112, 60], Processing: [29, 79, 215], Error: [180, 35, 24], Pending: [151, 74, 0] };
    for (const [status, colour] of Object.entries(colours)) {
      const row = page.getByRole('row', { name: status });
      await expect.poll(() => colourOf(row.getByText(status, { exact: true }))).toBe(`rgb(${colour.join(', ')})`);
      const view = row.getByRole(status === 'Ready' ? 'link' : 'button', { name: 'View' });
      expect(await view.isDisabled()).toBe(status !== 'Ready');
      expect(await row.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(false);
    }

    const ready = page.getByRole('row', { name: 'Ready' });
    const question = page.getByRole('dialog');
    const confirm = async () => {
      await ready.getByRole('button', { name: 'Delete' }).click();
      await question.getByText('This action cannot be undone.').waitFor();
      await question.getByRole('button', { name: 'Delete' }).click();
    };
    const failed = await holdNext(page, deleteRecord);
    await confirm();
    await failed.asked;
    await expect.poll(() => ready.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    const others = page.getByRole('row', { name: 'Error' }).getByRole('button', { name: 'Delete' });
    expect(await others.isDisabled()).toBe(false);
    failed.release('abort');
    await toastsOf(page, /Network error|An error occurred while deleting the email sequence/).waitFor();
    const deleted = await holdNext(page, deleteRecord);
    await confirm();
    await deleted.asked;
    deleted.release({ body: { message: '' } });
    await toastsOf(page, 'Email sequence deleted successfully').waitFor();
    await page.context().close();
  });

  it('asks again every 60 s for the page and size shown, and turns pages', async () => {
    let failing = false;
    const asked: string[] = [];
    const page = await openAs('admin', '/admin/history?page=2&limit=5', async (each) => {
      await each.clock.install();
      // Without live events, which ask again too.
      await each.route(`**/api${recordEvents.path}`, () => undefined);
      await serveQueue(each, (url) => {
        asked.push(url.search);
        return failing ? refusal(500, 'internal', 'no') : queueOf(fourRows, 12, Number(url.searchParams.get('page')));
      });
    });
    await page.getByText('Showing 6 to 10 of 12 entries').waitFor();
    const sizes = page.getByLabel('Rows per page');
    expect(await sizes.getByRole('option').allTextContents()).toEqual(['5', '10', '25', '50', '100']);
    const [previous, next] = ['Previous', 'Next'].map((name) => page.getByRole('button', { name }));
    await next?.click();
    await page.getByText('Showing 11 to 12 of 12 entries').waitFor();
    expect(await next?.isDisabled()).toBe(true);
    await previous?.click();
    await page.getByText('Showing 6 to 10 of 12 entries').waitFor();

    await stopClock(page);
    await page.clock.runFor(50_000);
    const before = asked.length;
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return asked.length;
      })
      .toBe(before + 1);
    await page.clock.runFor(58_000);
    expect(await settled(asked)).toBe(before + 1);
    await page.clock.runFor(3_000);
    expect(await settled(asked)).toBe(before + 2);
    expect(asked.at(-1)).toBe('?page=2&limit=5');
    failing = true;
    await page.clock.runFor(62_000);
    await page.clock.resume();
    await toastsOf(page, 'Failed to refresh history data').waitFor();
    await sizes.selectOption('25');
    await page.waitForURL(`${product.overture.url}/admin/history?limit=25`);
    await toastsOf(page, 'Failed to load history data').waitFor();
    await page.context().close();
  });

  it('shows one result with everything known of its contact', async () => {
    let record: ApiAnswer = { body: detail };
    const page = await openAs('admin', '/detailed-history/501', async (each) => {
      await answerWith(each, getRecord, () => record);
      const held = await holdNext(each, getRecord);
      void held.asked.then(async () => {
        await each.getByText('Loading history details...').waitFor();
        held.release();
      });
    });
    await page.getByText('Email sequence generated successfully!').waitFor();
    expect(await page.getByRole('link', { name: 'View in HubSpot' }).getAttribute('href')).toBe(detail.prospectUrl);
    expect(await page.getByRole('link', { name: 'Back to Preview' }).getAttribute('href')).toBe('/admin/history');
    await cardOf(page, 'Detected Service').getByText('Route Optimisation').waitFor();
    await cardOf(page, 'Sales Playbook').getByText('Key Insights').waitFor();
    await cardOf(page, 'Sales Playbook').getByText('Recommended Strategy').waitFor();
    expect(await factsOf(page, 'Contact Information')).toEqual([
      'Full Name: Anna Lindqvist',
      'Email: anna@nordwind.example',
      'Company: Nordwind',
      'Phone: N/A',
      'Website: nordwind.example',
      'LinkedIn Profile: View Profile',
    ]);
    expect(await factsOf(page, 'Location')).toEqual(['Country: N/A', 'State: N/A', 'City: Oslo', 'Address: N/A']);
    expect((await factsOf(page, 'Business')).map(labelOf)).toEqual([
      'Category',
      'Industry',
      'Technology Stack',
      'Solutions',
      'LinkedIn Employees',
      'Lifecycle Stage',
    ]);
    expect((await factsOf(page, 'Campaign & Engagement')).map(labelOf)).toEqual([
      'Campaign',
      'Engagement Type',
      'Data Source',
      'Lead Status',
      'Response Score',
      'CRM Owner ID',
    ]);
    expect(await factsOf(page, 'System Information')).toEqual([
      'CRM ID: 501',
      'CRM Object ID: 501',
      'Created Date: Jan 5, 2025, 12:00 PM',
      'Last Modified Date: N/A',
      'Updated At: Jan 5, 2026, 9:00 AM',
      'Record ID: record-501',
    ]);
    expect(await factsOf(page, 'Token Usage')).toEqual(['Input: 8,400', 'Output: 1,200', 'Total: 9,600']);
    const hrefs = await cardOf(page, 'Contact Information')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['mailto:anna@nordwind.example', 'https://nordwind.example', 'https://linkedin.com/in/anna']);

    record = refusal(404, 'not_found', 'no');
    await page.reload();
    await page.getByRole('heading', { name: 'No Data Found' }).or(page.getByText('No Data Found')).first().waitFor();
    await page.getByText('No history data found for this record.').waitFor();
    expect(await findingsOf(page)).toEqual([]);
    await page.context().close();
  });

  it('reads an answer that the model wrapped in a code fence, with a playbook that has no lists', async () => {
    const page = await openAs('admin', '/dashboard');
    await page.getByLabel('HubSpot Contact URL').fill(product.overture.sampleLinks[2] ?? '');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Generate Email Sequence' }).click();
    await page.getByRole('combobox', { name: 'Prompt Template' }).click();
    await page.getByRole('option').first().click();
    await answerNextGeneration(
      product.overture.sandboxUrl,
      `\`\`\`json\n${JSON.stringify({
        detected_service: 'Web development',
        sales_playbook_html: '<h2>SALES PLAYBOOK</h2><p>Call on Monday.</p><p>Mention the fair.</p>',
        emails: [{ subject: 'Your new shop', body: 'Hello Elena,\n\nshall we talk?' }],
      })}\n\`\`\``,
    );
    await page.getByRole('button', { name: 'Generate Sequence' }).click();
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await cardOf(page, 'Detected Service').getByText('Web development').waitFor();
    await cardOf(page, 'Generated Email Sequence').getByText('Hello Elena,').first().waitFor();
    expect(await cardOf(page, 'Sales Playbook').getByRole('listitem').allTextContents()).toEqual([
      'Call on Monday.',
      'Mention the fair.',
    ]);
    expect(await factsOf(page, 'Token Usage')).toEqual(
      expect.arrayContaining(['Input: 100', 'Output: 20', 'Total: 120']),
    );
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    expect(await findingsOf(page, { phone: true })).toEqual([]);
    await page.context().close();
  });

  it('numbers the emails and says Copied! for two seconds', async () => {
    const page = await openAs('admin', '/detailed-history/501', async (each) => {
      await each.clock.install();
      await answerWith(each, getRecord, () => ({ body: detail }));
    });
    const steps = cardOf(page, 'Generated Email Sequence');
    await steps.getByText('Subject 1').first().waitFor();
    for (const number of ['1', '2']) await steps.getByText(number, { exact: true }).waitFor();
    await stopClock(page);
    for (const label of ['Copy body', 'Copy subject', 'Copy all']) {
      await page.getByRole('button', { name: label }).click();
      const copied = page.getByRole('button', { name: 'Copied!' });
      await copied.waitFor();
      await page.clock.runFor(1_900);
      expect(await copied.count()).toBe(1);
      await page.clock.runFor(200);
      await page.getByRole('button', { name: label }).waitFor();
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Subject: Subject 2');
    await page.context().close();
  });

  it('files the playbook once, and can be asked again only after a failure', async () => {
    let stored: RecordDetail = detail;
    const page = await openAs('admin', '/detailed-history/501', async (each) => {
      await each.clock.install();
      await answerWith(each, getRecord, () => ({ body: stored }));
    });
    const add = page.getByRole('button', { name: 'Add to Hubspot' });
    const failures: readonly (readonly [ApiAnswer, string])[] = [
      [refusal(502, 'crm_unavailable', 'HubSpot did not answer.'), 'Failed to add to HubSpot. Please try again.'],
      ['abort', 'Error adding to HubSpot. Please try again.'],
    ];
    for (const [failure, text] of failures) {
      const held = await holdNext(page, addToHubspot);
      await add.click();
      await held.asked;
      const adding = page.getByRole('button', { name: 'Adding...' });
      await adding.waitFor();
      expect(await adding.isDisabled()).toBe(true);
      held.release(failure);
      await toastsOf(page, text).waitFor();
      await add.waitFor();
      expect(await add.isDisabled()).toBe(false);
    }
    const held = await holdNext(page, addToHubspot);
    await add.click();
    await held.asked;
    stored = { ...detail, addToHubspot: true };
    held.release({ body: { success: true, message: 'Done', noteId: '1' } });
    await toastsOf(page, 'Successfully added to HubSpot!').waitFor();
    const added = page.getByRole('button', { name: 'Added to Hubspot' });
    const expectAdded = async () => {
      await added.waitFor();
      expect(await added.isDisabled()).toBe(true);
      await expect.poll(() => colourOf(added)).toBe('rgb(21, 112, 60)');
    };
    await expectAdded();
    await page.reload();
    await expectAdded();
    await page.context().close();
  });
});

const waiting = { hasResult: false, finishedAt: null } as const;
const fourRows: readonly RecordSummary[] = [
  buildSummary({ hubspotId: '501' }),
  buildSummary({ hubspotId: '502', responseStatus: 'processing', ...waiting }),
  buildSummary({
    hubspotId: '503',
    responseStatus: 'error',
    responseError: { code: 'ai_unavailable', message: 'OpenAI did not answer.' },
    ...waiting,
  }),
  buildSummary({ hubspotId: '504', responseStatus: 'pending', startedAt: null, ...waiting }),
];

const detail = buildDetail({
  properties: {
    ...buildSummary().properties,
    city: 'Oslo',
    website: 'nordwind.example',
    linkedin_profile: 'linkedin.com/in/anna',
    hs_object_id: '501',
    createdate: '2025-01-05T12:00:00.000Z',
  },
});

function queueOf(rows: readonly RecordSummary[], total = rows.length, page = 1): ApiAnswer {
  return {
    body: {
      emailSequences: rows,
      totalEmailSequences: total,
      totalPages: Math.max(1, Math.ceil(total / 5)),
      currentPage: page,
    },
  };
}

/** Lets the AI answer its next request with a text of ours, as the last event of its stream. */
async function answerNextGeneration(sandboxUrl: string, text: string): Promise<void> {
  const response = {
    status: 'completed',
    model: 'gpt-5',
    incomplete_details: null,
    output: [{ type: 'message', content: [{ type: 'output_text', text }] }],
    usage: { input_tokens: 100, output_tokens: 20 },
  };
  const event = JSON.stringify({ type: 'response.completed', response });
  const answer = await fetch(`${sandboxUrl}/_sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'openai', match: '/responses$', times: 1, status: 200, body: `data: ${event}\n\n` }),
  });
  expect(answer.ok).toBe(true);
}

/** Answers both endpoints of the queue. */
async function serveQueue(page: Page, answer: (url: URL) => ApiAnswer): Promise<void> {
  for (const endpoint of [listHistory, refreshHistory])
    await answerWith(page, endpoint, (request) => answer(new URL(request.url())));
}

/** How many were asked for, once the last of them has gone out. */
async function settled(asked: readonly string[]): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  return asked.length;
}

const colourOf = (text: Locator): Promise<string> => text.evaluate((element) => getComputedStyle(element).color);

const cardOf = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A read-only card, line by line. */
async function factsOf(page: Page, card: string): Promise<string[]> {
  const list = cardOf(page, card).locator('dl > div');
  return list.evaluateAll((items) =>
    items.map((item) => [...item.querySelectorAll('dt, dd')].map((part) => part.textContent).join(': ')),
  );
}

const labelOf = (fact: string): string => fact.split(': ')[0] ?? '';
