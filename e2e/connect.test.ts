import { createAdmin, inviteUser } from '@overture/core/contract';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../sandbox/src/start-sandbox.ts';
import { callerFor } from './support/call-api.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { SampleCrm } from '../sandbox/src/crm-data/sample-crm.ts';

const rep = { email: 'rep@agency.example', password: 'Secret!2' };
const own = { email: 'kim@agency.example', password: 'Secret!1' };
/** Seconds that a person takes, by the keystroke-level model: to decide, point and click; to find and paste; to type a character. */
const human = { click: 2.65, paste: 6, key: 0.28 };

/** Counts what a person has to do on the way. */
class Walk {
  clicks = 0;
  fields = 0;
  #typed = 0;

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await what.click();
  }

  /** `typed`: by hand, not pasted. */
  async fill(what: Locator, text: string, { typed = false } = {}): Promise<void> {
    this.fields += 1;
    if (typed) this.#typed += text.length;
    await what.fill(text);
  }

  get minutes(): number {
    return (this.clicks * human.click + this.fields * human.paste + this.#typed * human.key) / 60;
  }
}

/** Real-looking keys, and a second sandbox where the vendors are: the product cannot tell it from them. */
describeWithBrowser('from the sandbox to real accounts', () => {
  let vendors: Sandbox;
  const vendorAddresses: Record<string, string> = {};
  beforeAll(async () => {
    vendors = await startSandbox({ aiLatencyMs: 300, today: new Date('2026-11-16') });
    const url = `http://127.0.0.1:${vendors.port}`;
    Object.assign(vendorAddresses, { HUBSPOT_BASE_URL: url, OPENAI_BASE_URL: `${url}/v1` });
  });
  afterAll(() => vendors.close());
  const product = productWithBrowser(vendorAddresses);

  it('leads a new superadmin to a sequence for a contact of their own account', async () => {
    const { url } = product.overture;
    await makeInSandbox(url);
    const { page, problems } = await product.openPage();
    await signIn(page, url, emails.superadmin);
    const walk = new Walk();
    const startedAt = performance.now();
    await walk.click(page.getByRole('link', { name: 'How?' }));

    await walk.fill(page.getByRole('textbox', { name: 'Email' }), own.email, { typed: true });
    await walk.fill(page.getByRole('textbox', { name: 'Password' }), own.password, { typed: true });
    await walk.click(page.getByRole('button', { name: 'Create and Sign In' }));
    await page.getByText(`You are signed in as ${own.email}.`).first().waitFor();

    const hubspot = page.getByRole('form', { name: '2. HubSpot' });
    await walk.fill(hubspot.getByRole('textbox', { name: 'Service Key' }), 'noemails-na1-1f0c6b1e');
    await walk.click(hubspot.getByRole('button', { name: 'Test and Save' }));
    await hubspot.getByText('may not read emails: add sales-email-read (needed)').waitFor();
    expect(await canSignIn(url, emails.admin, 'Overture!1')).toBe(true);
    const told = page.getByText(/^The first key ends the sandbox/);
    expect(await told.textContent()).toMatch(/These 4 accounts end, .*rep@agency\.example/);
    await walk.fill(hubspot.getByRole('textbox', { name: 'Service Key' }), 'pat-na1-1f0c6b1e-2d7c');
    await walk.click(hubspot.getByRole('button', { name: 'Test and Save' }));
    await hubspot.getByText('It is saved.').waitFor();
    await page.getByText(/The sandbox has ended, and 4 other accounts with it/).waitFor();
    for (const email of Object.values(emails)) expect(await canSignIn(url, email, 'Overture!1')).toBe(false);
    expect(await canSignIn(url, rep.email, rep.password)).toBe(false);

    const openai = page.getByRole('form', { name: '3. OpenAI' });
    await walk.fill(openai.getByRole('textbox', { name: 'API key' }), 'sk-proj-4d1f0c6b1e2d7c');
    await walk.click(openai.getByRole('button', { name: 'Test and Save' }));
    await openai.getByText('It is saved.').waitFor();
    await page.getByRole('complementary', { name: 'Sample data' }).waitFor({ state: 'detached' });

    const [contact] = new SampleCrm().contacts;
    const link = `https://app.hubspot.com/contacts/4242424/record/0-1/${contact?.id ?? ''}`;
    const first = page.getByRole('form', { name: 'A first contact' });
    await walk.fill(first.getByRole('textbox', { name: 'HubSpot Contact URL' }), link);
    await walk.click(first.getByRole('button', { name: 'Read Contact' }));
    await walk.click(first.getByRole('link', { name: 'Write the first sequence' }));

    await generate(page, walk, link);
    const seconds = (performance.now() - startedAt) / 1_000;
    process.stdout.write(
      `From the sandbox to the first real sequence: ${walk.clicks} clicks and ${walk.fields} fields, about ` +
        `${walk.minutes.toFixed(1)} minutes of a person's time and ${seconds.toFixed(0)} s of the machine's; ` +
        'making the two keys at the vendors comes on top.\n',
    );
    expect(walk.clicks).toBeLessThanOrEqual(18);
    expect(await page.getByTitle('Written from sample data by the sandbox').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  it('asks the new superadmin for a second factor at the next sign-in', async () => {
    const { page, problems } = await product.openPage();
    await page.goto(`${product.overture.url}/login`);
    await page.getByLabel('Email').fill(own.email);
    await page.getByLabel('Password', { exact: true }).fill(own.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Set up two-step sign-in' }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });
});

/** What others make in the sandbox, where the superadmin's password is public. */
async function makeInSandbox(url: string): Promise<void> {
  const call = await callerFor(url, emails.superadmin);
  await call(createAdmin, { ...rep, department: 'DT-PM' });
  await call(inviteUser, { email: 'boss@agency.example', role: 'superadmin' });
}

async function generate(page: Page, walk: Walk, link: string): Promise<void> {
  await page.getByRole('heading', { name: 'Email Sequence Generator', level: 1 }).waitFor();
  // The contact that was read comes along.
  await expect.poll(() => page.getByRole('combobox', { name: 'HubSpot Contact URL' }).inputValue()).toBe(link);
  await walk.click(page.getByRole('combobox', { name: 'Domain' }));
  await walk.click(page.getByRole('option').first());
  await walk.click(page.getByRole('button', { name: 'Fetch & Analyze' }));
  await walk.click(page.getByRole('button', { name: 'Generate Email Sequence' }));
  const dialog = page.getByRole('dialog', { name: 'Generate Email Sequence' });
  await walk.click(dialog.getByRole('combobox', { name: 'Prompt Template' }));
  await walk.click(page.getByRole('option').filter({ visible: true }).first());
  await walk.click(dialog.getByRole('button', { name: 'Generate Sequence' }));
  await walk.click(page.getByRole('button', { name: 'Go to Queue' }));
  await walk.click(page.getByRole('link', { name: 'View', exact: true }));
  await page.getByText('Email sequence generated successfully!').waitFor();
}

async function canSignIn(url: string, email: string, password: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return answer.ok;
}
