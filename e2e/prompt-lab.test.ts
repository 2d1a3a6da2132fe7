import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createPrompt, deleteSample, saveSample } from '@overture/core/contract';
import { callerFor } from './support/call-api.ts';
import { untilFetched } from './support/generator-steps.ts';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { Hand } from './support/hand.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signedInState } from './support/sign-in.ts';
import { toastsOf } from './support/toasts.ts';

/** What the generator offers first. */
const department = 'Overture-PM';
const before = 'Write three emails about the renewal and the next step.';
const wish = 'Keep every email under 90 words.';

describeWithBrowser('the prompt lab', () => {
  const product = productWithBrowser();
  /** The ids of the samples that an attempt has made. */
  const left: string[] = [];

  it('changes a prompt without fear, by keyboard alone on a phone', async () => {
    const { url, sampleLinks } = product.overture;
    const call = await callerFor(url, emails.superadmin);
    // An earlier attempt may have left samples and versions, so this one begins with none, and with a prompt of its own.
    for (const _id of left.splice(0)) await call(deleteSample, { _id });
    const title = `Renewal ${Date.now()}`;
    const prompt = `Edit ${title}`;
    await call(createPrompt, { title, description: '', department, prompt: before });
    const samples: string[] = [];
    for (const [index, link] of sampleLinks.slice(0, 3).entries()) {
      const added = await call(saveSample, { department, link, disguise: true, golden: index === 0 });
      const { sample } = saveSample.response.parse(added);
      left.push(sample._id);
      samples.push(sample.name);
    }
    const { page, problems } = await product.openPage({
      viewport: { width: 390, height: 844 },
      storageState: await signedInState(url, emails.superadmin),
    });
    const hand = new Hand(page);
    const text = page.getByRole('textbox', { name: 'Prompt' });

    await page.goto(`${url}/admin/prompts`);
    // The Tab key leads only to rows that are there.
    await page.getByLabel(prompt, { exact: true }).waitFor();
    await hand.press(prompt);
    await text.waitFor();
    expect(await text.inputValue()).toBe(before);

    // What is typed outlives Escape, a reload and a lost connection.
    await hand.to('Prompt');
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(`\n${wish}`);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByText('What you typed here before is back.').waitFor();
    await page.context().setOffline(true);
    await hand.press('Save Draft');
    await toastsOf(page, 'check your connection').waitFor();
    await page.context().setOffline(false);
    expect(await text.inputValue()).toBe(`${before}\n${wish}`);
    await hand.press('Save Draft');
    await page.getByText('v2', { exact: true }).waitFor();

    await hand.press(`What the model receives for ${samples[0]}`);
    await page.getByRole('dialog', { name: 'What the Model Receives' }).getByText(wish).waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await hand.press('Try on Samples');
    for (const name of samples.slice(1)) {
      await hand.to(name);
      await page.keyboard.press('Space');
    }
    await page.getByRole('dialog').getByText('6 sequences, 6 to write').waitFor();
    await hand.press('Start Trial');
    await page.getByText('Done, nothing got worse.').waitFor();
    await hand.press('Edit Prompt');

    // The trial has written what the gate asks for.
    await page.getByText('v2', { exact: true }).waitFor();
    await hand.press('Publish');
    await answerWhy(page, 'Shorter emails are read to the end');
    await page.getByText('Version 2 is live.').waitFor();

    await generate(page, hand, { link: sampleLinks[0] ?? '', title });
    await openFromMenu(page, hand, 'AI Prompts');
    await page.getByLabel(prompt, { exact: true }).waitFor();
    await hand.press(prompt);
    // The versions that were read a moment ago are shown as they were.
    await page.reload();
    await page.getByText(/· 1 use$/).waitFor();
    await hand.press('Restore version 1');
    await answerWhy(page, 'Back to the longer ones');
    await page.getByText('Version 1 is live.').waitFor();
    await expect.poll(() => text.inputValue()).toBe(before);

    expect(hand.hidden).toEqual([]);
    expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|^Network error/.test(problem))).toEqual([]);
    await page.context().close();
  });
});

async function answerWhy(page: Page, why: string): Promise<void> {
  await page.getByRole('dialog').getByLabel(/^Why/).waitFor();
  await page.waitForFunction(() => document.activeElement instanceof HTMLInputElement);
  await page.keyboard.type(why);
  await page.keyboard.press('Enter');
}

async function generate(page: Page, hand: Hand, { link, title }: Record<'link' | 'title', string>): Promise<void> {
  await openFromMenu(page, hand, 'Generate Emails');
  await hand.to('HubSpot Contact URL');
  await page.keyboard.type(link);
  await hand.choose('Domain');
  await hand.press('Fetch & Analyze');
  await untilFetched(page);
  await hand.press('Generate Email Sequence');
  await page.getByRole('dialog').waitFor();
  await hand.choose('Prompt Template', title);
  await hand.press('Generate Sequence');
  await page.getByText('Generation Added to Queue').waitFor();
  // Once the sequence is ready, the focus moves on to View; a key pressed at that moment would lead elsewhere.
  await page.getByText('The sequence is ready.').first().waitFor();
  await hand.press('Go to Queue');
  await page.getByRole('link', { name: 'View', exact: true }).waitFor();
}

async function openFromMenu(page: Page, hand: Hand, entry: string): Promise<void> {
  await hand.press('Open menu');
  await page.getByRole('dialog').waitFor();
  await hand.press(entry);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
