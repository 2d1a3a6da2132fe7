import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { fetchSample, queueGeneration } from './support/generator-steps.ts';
import { moveSandbox, sweep } from './support/hand-over-steps.ts';
import { root } from './support/program.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import type { RunningOverture } from './support/start-overture.ts';

const run = promisify(execFile);

/** Most users have motion, and the other journeys do without it. */
const withMotion = { reducedMotion: 'no-preference' } as const;

describeWithBrowser('the main line, from npm start to the note in the CRM', () => {
  const product = productWithBrowser();

  it('takes a rep from the sample link to a filed playbook', async () => {
    const { page, problems } = await product.openPage(withMotion);
    const [link = ''] = product.overture.sampleLinks;
    await signIn(page, product.overture.url, emails.admin);
    await page.waitForURL('**/dashboard');

    await fetchSample(page, link);
    await queueGeneration(page);
    await page.getByRole('button', { name: 'Go to Queue' }).click();
    await page.waitForURL('**/admin/history');

    // The row becomes ready by itself: no reload between here and the click on View.
    await page.getByRole('link', { name: 'View', exact: true }).first().click();
    await page.waitForURL('**/detailed-history/*');
    await page.getByText('Email sequence generated successfully!').waitFor();
    // The email is wholly above the fold, with its actions.
    const endOfActions = async () => {
      const box = await page.getByRole('button', { name: 'Edit', exact: true }).boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    };
    await expect.poll(endOfActions).toBeLessThanOrEqual(900);

    await page.getByRole('button', { name: /copy/i }).first().click();
    await page.getByRole('button', { name: 'Copied!' }).waitFor();

    await page.getByRole('button', { name: 'Add to Hubspot' }).click();
    const added = page.getByRole('button', { name: 'Added to Hubspot' });
    await added.waitFor();
    expect(await added.isDisabled()).toBe(true);
    expect(problems).toEqual([]);

    const contactId = link.split('/').at(-1) ?? '';
    expect(await playbookNotes(product.overture, contactId)).toBe(1);
    await page.context().close();
  });

  it('hands the result over in two actions, and tells the rep who replied', async () => {
    const { page, problems } = await product.openPage(withMotion);
    const contactId = product.overture.sampleLinks[0]?.split('/').at(-1) ?? '';
    await signIn(page, product.overture.url, emails.admin);
    await page.waitForURL('**/dashboard');
    await page.goto(`${product.overture.url}/detailed-history/${contactId}`);
    await page.getByRole('button', { name: 'Hand over' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand over' });
    await dialog.getByRole('cell', { name: '09:00' }).first().waitFor();
    await dialog.getByRole('button', { name: /^Create \d tasks$/ }).click();
    await page.getByRole('button', { name: 'Handed over', exact: true }).waitFor();

    // The first email goes out on the next working day. The contact answers a day later, and the sweep reads it.
    await moveSandbox(product.overture, 5);
    await sweep(product.overture);
    await page.goto(`${product.overture.url}/admin/history`);
    await page.getByText(/^Replied on \w+ \d+/).waitFor();
    await page.getByRole('link', { name: 'View', exact: true }).first().click();
    await page.getByText(/replied on .* withdrawn from HubSpot/).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('makes one note however often Add to Hubspot is pressed, also from two tabs at once', async () => {
    const token = await tokenOf(product.overture);
    const contactId = product.overture.sampleLinks[0]?.split('/').at(-1) ?? '';
    const push = () =>
      fetch(`${product.overture.url}/api/email-sequence/add-to-hubspot`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ hubspotId: contactId, playBook: '<h3>Key Insights</h3><ul><li>x</li></ul>' }),
      }).then(async (answer) => z.object({ noteId: z.string() }).parse(await answer.json()).noteId);
    const notes = await Promise.all([push(), push(), push()]);
    expect(new Set(notes).size).toBe(1);
    expect(await playbookNotes(product.overture, contactId)).toBe(1);
  });

  it('does the same from the command line', async () => {
    const link = product.overture.sampleLinks[1] ?? '';
    const prompt = await firstPromptTitle(product.overture);
    const { stdout } = await run(
      'npx',
      ['overture', 'generate', 'one', link, '--prompt', prompt, '--domain', 'Overture-Sales', '--wait', '--json'],
      { cwd: root, env: { ...process.env, ...product.overture.environment } },
    );
    const outcome = z
      .object({ status: z.string(), emails: z.array(z.object({ subject: z.string(), body: z.string() })) })
      .parse(JSON.parse(stdout));
    expect(outcome.status).toBe('ready');
    expect(outcome.emails.length).toBeGreaterThan(1);
  });
});

async function tokenOf(overture: RunningOverture): Promise<string> {
  const answer = await fetch(`${overture.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'sales@overture.example', password: 'Overture!1' }),
  });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
}

async function firstPromptTitle(overture: RunningOverture): Promise<string> {
  const answer = await fetch(`${overture.url}/api/templates`, {
    headers: { authorization: `Bearer ${await tokenOf(overture)}` },
  });
  const [first] = z.array(z.object({ title: z.string() })).parse(await answer.json());
  return first?.title ?? '';
}

/** Notes on the contact in the CRM that came from us, read from the stand-in as HubSpot's API answers them. */
async function playbookNotes(overture: RunningOverture, contactId: string): Promise<number> {
  const headers = { authorization: 'Bearer e2e', 'content-type': 'application/json' };
  const associations = await fetch(
    `${overture.sandboxUrl}/crm/v4/objects/contacts/${contactId}/associations/notes?limit=500`,
    { headers },
  );
  const ids = z
    .object({ results: z.array(z.object({ toObjectId: z.coerce.string() })) })
    .parse(await associations.json())
    .results.map((result) => ({ id: result.toObjectId }));
  const notes = await fetch(`${overture.sandboxUrl}/crm/v3/objects/notes/batch/read`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ inputs: ids.slice(-100), properties: ['hs_note_body'] }),
  });
  return z
    .object({ results: z.array(z.object({ properties: z.object({ hs_note_body: z.string().nullable() }) })) })
    .parse(await notes.json())
    .results.filter((note) => note.properties.hs_note_body?.includes('overture-')).length;
}
