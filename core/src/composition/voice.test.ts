import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyContext } from '../contacts/domain/contact.ts';
import { UserRepository } from '../people/users/ports/user-repository.ts';
import { emptyProfile, type User } from '../people/users/domain/user.ts';
import { HistoryRepository } from '../records/ports/history-repository.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import { buildInputs, buildNewJob, buildSnapshot, buildUser, silentLogger, uniqueId } from '../testing/index.ts';
import { type SentMail, SentMails } from '../voice/ports/sent-mails.ts';
import { LearnVoice } from '../voice/use-cases/learn-voice.ts';
import { ManageVoice } from '../voice/use-cases/manage-voice.ts';
import { ProcessGeneration } from '../writing/use-cases/process-generation.ts';
import { PromptComposer } from '../writing/use-cases/prompt-composer.ts';
import { openCore, readSettings, type OpenCore } from './index.ts';
import { startVendorSandbox, type VendorSandbox } from '../testing/vendor-sandbox.ts';

/** Words that stand nowhere but in the emails that a voice is learned from. */
const canaries = ['Zanzibara', 'Quillfeather', '48.731', 'zq-canary.example', 'Brumaire 17'];

/** A CRM that holds what the test says was sent. */
class FakeSentMails extends SentMails {
  mails: readonly SentMail[] | null = [];
  /** What happens while it is asked, once. */
  meanwhile: (() => Promise<void>) | undefined;
  override async from(): Promise<readonly SentMail[] | null> {
    const { meanwhile } = this;
    this.meanwhile = undefined;
    await meanwhile?.();
    return this.mails;
  }
}

const ownMail = (at: number): SentMail => ({
  subject: at % 2 === 0 ? `Plan ${at}` : `Re: Plan ${at}`,
  source: `Hi ${canaries[0]},\n\nwe'll meet ${canaries[1]} on ${canaries[4]} about EUR ${canaries[2]}, number ${at}. See https://${canaries[3]}/x. Does that suit you?\n\nCheers\nKim ${canaries[1]}\n\nOn Mon Ada wrote:\n> Dear Kim, ${canaries[0]}!`,
});
const ownMails = (count: number) => Array.from({ length: count }, (_, at) => ownMail(at));

let dataDir: string;
let sandbox: VendorSandbox;
let core: OpenCore;
let user: User;
const sent = new FakeSentMails();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'overture-voice-'));
  sandbox = await startVendorSandbox({ today: new Date('2026-11-16') });
  const environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${sandbox.url}/v1` };
  core = await openCore(readSettings(environment), { logger: silentLogger, overrides: { sentMails: sent } });
});
beforeEach(async () => {
  user = buildUser({ role: 'admin', department: 'product-sales' });
  await core.get(UserRepository).create(user);
});
afterAll(async () => {
  await core.close();
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

const learn = () =>
  core.get(LearnVoice).execute({
    actor: { userId: user.id, role: 'admin', department: 'product-sales' },
    department: null,
  });
const prompt = async () => {
  const inputs = buildInputs({ context: emptyContext });
  const record = { userId: user.id, job: buildNewJob({ userId: user.id }), inputs };
  const composed = await core.get(PromptComposer).compose({ record, snapshot: buildSnapshot() });
  return JSON.stringify(composed.prompt);
};

describe('a voice that is learned from sent emails', () => {
  it('is on at once, reaches the prompt, and can be changed, switched off and forgotten', async () => {
    sent.mails = ownMails(24);
    expect(await learn()).toMatchObject({
      enabled: true,
      emails: 24,
      problem: null,
      profile: {
        greeting: { first: { word: 'Hi', name: 'first' }, reply: { word: 'Hi', name: 'first' } },
        closing: { first: 'Cheers' },
        habits: { contractions: 'often', questionAtEnd: 'often', exclamationMarks: 'never' },
      },
    });
    expect(await prompt()).toContain('greet with *Hi* and the first name');
    const manage = core.get(ManageVoice);
    await manage.change(user.id, { profile: { closing: { first: 'Regards', reply: 'Regards' } } });
    expect(await prompt()).toContain('close with *Regards*');
    await manage.change(user.id, { enabled: false });
    expect(await prompt()).not.toContain('<voice>');
    expect(await learn()).toMatchObject({ enabled: false });
    await manage.forget(user.id);
    expect(await manage.show(user.id)).toMatchObject({ learnedAt: null, profile: null });
  });

  it('keeps no word of the emails, in no file and no prompt', async () => {
    sent.mails = ownMails(40);
    await learn();
    const text = await prompt();
    await core.close();
    core = await reopened();
    const files = await Promise.all(
      (await readdir(dataDir)).map(async (name) =>
        (await readFile(join(dataDir, name)).catch(() => '')).toString('latin1'),
      ),
    );
    for (const canary of canaries) {
      expect(text).not.toContain(canary);
      expect(files.filter((bytes) => bytes.includes(canary))).toEqual([]);
    }
  });

  it('says why there are too few, and keeps what was learned before', async () => {
    sent.mails = ownMails(20);
    await learn();
    sent.mails = ownMails(19);
    expect(await learn()).toMatchObject({ emails: 20, enabled: true, problem: 'too_few_emails' });
    sent.mails = null;
    expect(await learn()).toMatchObject({ emails: 20, problem: 'crm_unauthorized' });
  });

  it('does not undo what its user did while the CRM was asked', async () => {
    sent.mails = ownMails(20);
    await learn();
    const manage = core.get(ManageVoice);
    sent.meanwhile = async () => void (await manage.change(user.id, { enabled: false }));
    expect(await learn()).toMatchObject({ enabled: false });
    sent.meanwhile = async () => void (await core.get(UserRepository).delete(user.id, Date.now()));
    await expect(learn()).rejects.toMatchObject({ code: 'not_found' });
    expect(await manage.show(user.id)).toMatchObject({ profile: null });
  });

  it('counts an email that went to many once', async () => {
    const same = ownMail(1);
    sent.mails = [...ownMails(19), ...Array.from({ length: 30 }, () => same)];
    expect(await learn()).toMatchObject({ problem: 'too_few_emails' });
  });

  it('is not heard where somebody else signs, as in a trial', async () => {
    sent.mails = ownMails(20);
    await learn();
    const inputs = buildInputs({ context: emptyContext });
    const record = { userId: user.id, job: buildNewJob({ userId: user.id }), inputs };
    const composed = await core
      .get(PromptComposer)
      .compose({ record, snapshot: buildSnapshot(), sender: { ...emptyProfile, firstName: 'Robin' } });
    expect(JSON.stringify(composed.prompt)).not.toContain('greet with');
  });

  it('leaves out forwards, machine mail and what Overture wrote', async () => {
    const job = buildNewJob({ id: uniqueId('job'), userId: user.id, now: Date.now() });
    await core.get(JobRepository).submit(job);
    expect(await core.get(ProcessGeneration).execute({ recordId: job.id })).toBe('ready');
    const record = await core.get(HistoryRepository).findById(job.id);
    const written = record?.results.at(0)?.answer.emails ?? [];
    expect(record?.results.at(0)?.provenance.inVoice).toBe(false);
    expect(written.length).toBeGreaterThan(0);
    sent.mails = [
      ...ownMails(19),
      ...written.map(({ subject, body }) => ({ subject, source: body })),
      { subject: 'Fwd: Plan', source: ownMail(1).source },
      { subject: 'Automatic reply: Plan', source: 'I am out of the office until Monday.' },
    ];
    expect(await learn()).toMatchObject({ problem: 'too_few_emails' });

    sent.mails = ownMails(20);
    await learn();
    const next = buildNewJob({ id: uniqueId('job'), userId: user.id, hubspotId: '151204326808', now: Date.now() });
    await core.get(JobRepository).submit(next);
    await core.get(ProcessGeneration).execute({ recordId: next.id });
    const inVoice = (await core.get(HistoryRepository).findById(next.id))?.results.at(0);
    expect(inVoice).toMatchObject({ provenance: { inVoice: true } });
    expect(inVoice?.answer.emails[0]?.body).toMatch(/^Hi /);
  });
});

/** Closed stores have written everything, so that their files can be searched. */
function reopened(): Promise<OpenCore> {
  const environment = { DATA_DIR: dataDir, OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: `${sandbox.url}/v1` };
  return openCore(readSettings(environment), { logger: silentLogger, overrides: { sentMails: sent } });
}
