import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { describeWithBrowser } from './support/describe-with-browser.ts';
import { focused, Hand } from './support/hand.ts';
import { productWithBrowser } from './support/product-with-browser.ts';
import { emails, signIn } from './support/sign-in.ts';
import { takePictures } from './support/take-pictures.ts';

describeWithBrowser('a rep’s own voice, and an assistant of their own, by keyboard alone', () => {
  const product = productWithBrowser();

  it.each([
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)('are set up in Settings on %s', async (name, viewport) => {
    const { overture } = product;
    const { page, problems } = await product.openPage({ viewport });
    await signIn(page, overture.url, emails.admin);
    await page.goto(`${overture.url}/profile-settings`);
    const hand = new Hand(page);

    const learn = page.getByRole('button', { name: /^Learn/ });
    await learn.waitFor();
    await hand.press(await learn.innerText());
    const sentences = page.getByRole('listitem').filter({ hasText: /^You / });
    await sentences.filter({ hasText: 'You greet with Hi and the first name.' }).first().waitFor();
    await sentences.first().scrollIntoViewIfNeeded();
    await takePictures(page, `voice-${name}`);

    await hand.press('Change');
    await hand.to('Words in an email');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('45');
    await takePictures(page, `voice-changed-${name}`);
    await page.keyboard.press('Enter');
    await sentences.filter({ hasText: 'You write about 45 words an email' }).waitFor();

    await hand.press('New token');
    await page.getByRole('dialog').waitFor();
    expect((await focused(page)).name).toBe('Name');
    await page.keyboard.type(`Assistant on ${name}`);
    await hand.to('Check drafts');
    await page.keyboard.press('Space');
    await takePictures(page, `token-${name}`);
    await hand.press('Make token');
    const token = await page.getByLabel('Token', { exact: true }).inputValue();
    await takePictures(page, `token-made-${name}`);
    await hand.press('Done');
    await page
      .getByRole('cell', { name: `Assistant on ${name}` })
      .or(page.getByText(`Assistant on ${name}`))
      .first()
      .waitFor();

    const client = new Client({ name: 'journey', version: '1' });
    const headers = { authorization: `Bearer ${token}` };
    const url = new URL('/api/mcp', overture.url);
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toContain('check_email');
    expect(tools.map((tool) => tool.name)).not.toContain('generate_sequence');
    await client.close();
    expect(hand.hidden).toEqual([]);
    expect(problems).toEqual([]);
    await page.context().close();
  });
});
