import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HubspotContacts } from '../vendors/hubspot/hubspot-contacts.ts';
import { OpenAiTextGenerator } from '../vendors/openai/openai-text-generator.ts';
import { emptyContext, type CrmContact } from '../contacts/domain/contact.ts';
import type { AiAnswer } from '../models/contract/ai-result.ts';
import type { Evidence, Source } from '../checks/contract/evidence.ts';
import { checkEvidence, indexSources } from '../checks/index.ts';
import { buildPrompt } from '../writing/domain/build-prompt.ts';
import { loadTokenCounter } from '../models/domain/count-tokens.ts';
import { starterContent } from '../prompts/domain/starter-content.ts';
import { SystemClock } from '../platform/clock.ts';
import { billedTo, buildCredential, silentLogger } from '../testing/index.ts';
import { sandboxDay, startVendorSandbox, type VendorSandbox } from '../testing/vendor-sandbox.ts';
import { emptyProfile } from '../people/users/domain/user.ts';

/** The sandbox's writer over its sample contacts and the starter templates: what people see first of the product. */

let sandbox: VendorSandbox;
let contacts: readonly CrmContact[];
beforeAll(async () => {
  sandbox = await startVendorSandbox();
  const reader = new HubspotContacts({ clock: new SystemClock(), logger: silentLogger });
  const credential = buildCredential({ baseUrl: sandbox.url, secret: 'pat-samples' });
  contacts = await Promise.all((await sandbox.samples()).map(({ id }) => reader.fetch(id, credential)));
});
afterAll(() => sandbox.close());

interface Written {
  readonly answer: AiAnswer;
  readonly sources: readonly Source[];
}

async function write(contact: CrmContact, template: { title: string; text: string }): Promise<Written> {
  const { prompt, sources } = await buildPrompt({
    agency: '',
    services: [],
    template,
    snapshot: {
      contact,
      prospectUrl: `${sandbox.url}/contacts/1/record/0-1/${contact.id}`,
      fullSummary: '',
      onlineSummary: '',
      summaryWarning: null,
      sandbox: true,
      fetchedAt: sandboxDay.getTime(),
    },
    context: emptyContext,
    pdf: null,
    sender: { ...emptyProfile, firstName: 'Nora', lastName: 'Castellan', company: 'Overture Agency' },
  });
  const generator = new OpenAiTextGenerator({ clock: new SystemClock(), logger: silentLogger });
  const { answer } = await generator.writeSequence({
    model: 'gpt-5',
    prompt,
    credential: buildCredential({ type: 'Openai', baseUrl: `${sandbox.url}/v1`, secret: 'sk-samples' }),
    billedTo,
    serviceTier: 'default',
  });
  return { answer, sources };
}

function evidenceOf({ answer, sources }: Written): readonly (readonly Evidence[])[] {
  const index = indexSources(sources);
  const options = { today: sandboxDay.toISOString().slice(0, 10), language: 'en' };
  return answer.emails.map((email) => checkEvidence(email, email.claims, index, options));
}

const templates = starterContent.templates.map(({ title, prompt }) => ({ title, text: prompt }));

let written: Promise<readonly Written[]> | undefined;
const everything = (): Promise<readonly Written[]> =>
  (written ??= Promise.all(contacts.flatMap((contact) => templates.map((template) => write(contact, template)))));

describe("the sandbox's writer", () => {
  it('cites what stands in the sources, says when each email is sent, and invents nothing', async () => {
    const wrong: string[] = [];
    let claims = 0;
    for (const written of await everything()) {
      // The sandbox's server, which runs in this process, closes its idle connections in between.
      await setImmediate();
      const { emails } = written.answer;
      const found = evidenceOf(written).flat();
      claims += found.filter(({ status }) => status === 'verified').length;
      wrong.push(...found.flatMap(({ status, about, text }) => (status !== 'verified' ? `${about}: ${text}` : [])));
      expect(emails[0]?.send_after_days).toBe(0);
      expect(emails.every(({ purpose }) => (purpose ?? '') !== '')).toBe(true);
    }
    expect(claims).toBeGreaterThan(contacts.length * templates.length);
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('takes at most a quarter more output tokens for timing, purposes and claims', async () => {
    const count = await loadTokenCounter();
    let before = 0;
    let after = 0;
    for (const { answer } of await everything()) {
      const emails = answer.emails.map(({ subject, body }) => ({ subject, body }));
      before += count(JSON.stringify({ ...answer, emails }));
      after += count(JSON.stringify(answer));
    }
    const ratio = after / before;
    process.stdout.write(
      `output tokens on the sample set: ${before} without, ${after} with, ${ratio.toFixed(3)} times\n`,
    );
    expect(ratio).toBeLessThanOrEqual(1.25);
  });

  it.each<[string, Evidence['about']]>([
    ['amount', 'amount'],
    ['percentage', 'percentage'],
    ['number', 'number'],
    ['duration', 'duration'],
    ['date', 'date'],
    // A weekday that is still to come may be an offer: it is doubted, with its hour.
    ['time', 'term'],
    ['link', 'link'],
    ['address', 'address'],
    ['name', 'name'],
    ['company', 'name'],
    ['meeting', 'meeting'],
    ['discount', 'discount'],
    ['attachment', 'attachment'],
    ['reference', 'reference'],
    ['quote', 'claim'],
    ['source', 'claim'],
    ['fill', 'fill'],
  ])('is found out when it lies with a %s', async (lie, about) => {
    await sandbox.fault({ vendor: 'openai', kind: 'lie', lies: [lie] });
    try {
      const [first = []] = evidenceOf(await write(contacts[1] ?? expect.fail(), templates[0] ?? expect.fail()));
      const marked = first.filter(({ status }) => status !== 'verified').map((piece) => piece.about);
      expect(marked).toContain(about);
    } finally {
      await sandbox.clearFaults();
    }
  });
});
