import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startBulkSandbox, type BulkSandbox } from '../bulk/bulk-sandbox.fixtures.ts';
import { OvertureProcess } from '../testing/overture-process.ts';

const lineSchema = z.object({
  hubspotId: z.string(),
  owner: z.string(),
  emails: z.array(z.object({ body: z.string() })),
  findings: z.object({ verified: z.number() }),
});
const findingsSchema = z.array(z.object({ checks: z.array(z.object({ rule: z.string() })) }));
const rewriteSchema = z.object({ proposal: z.object({ body: z.string() }) });
const outcomesSchema = z.array(
  z.object({
    handedOver: z.number(),
    sent: z.number(),
    replyRate: z.null(),
    editDistance: z.object({ p90: z.number() }),
  }),
);
const noteSchema = z.object({ noteId: z.string() });

describe('overture history and playbook', () => {
  let overture: OvertureProcess;
  let sandbox: BulkSandbox;
  let contacts: string[];
  beforeAll(async () => {
    sandbox = await startBulkSandbox(0);
    contacts = sandbox.contacts.slice(0, 2);
    overture = await OvertureProcess.create({ SANDBOX_PORT: String(sandbox.port) });
    const list = ['contact', ...contacts].join('\n');
    const args = ['generate', 'bulk', '-', '--prompt', 'starter-template-1', '--domain', 'Overture-Sales'];
    expect(await overture.runHere([...args, '--as', 'sales@overture.example'], list)).toMatchObject({ code: 0 });
  });
  afterAll(async () => {
    await overture.remove();
    await sandbox.close();
  });

  const exported = (...args: string[]) => overture.runHere(['history', 'export', ...args]);

  it('says whose records were listed where there are none, and how to list those of another user', async () => {
    const list = (...args: string[]) => overture.runHere(['history', 'list', ...args]);
    const superadmin = 'superadmin@overture.example';
    const none = `${superadmin} has no such records.`;
    expect((await list()).stderr.trim()).toBe(`${none} With --as you list those of another user.`);
    expect((await list('--as', superadmin)).stderr.trim()).toBe(none);
  });

  it('exports whole records, for programs, spreadsheets and readers', async () => {
    const { stdout, code } = await exported('--status', 'ready', '--since', '1h');
    expect(code).toBe(0);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line)));
    expect(lines.map(({ hubspotId }) => hubspotId).toSorted()).toEqual(contacts.toSorted());
    expect(lines[0]?.owner).toBe('sales@overture.example');
    const mail = lines[0]?.emails[0]?.body.split('\n')[0] ?? '';
    expect(mail).not.toBe('');

    const csv = await exported('--format', 'csv', '--as', 'sales@overture.example');
    expect(csv.stdout.startsWith('\uFEFFowner,contact,link,')).toBe(true);
    expect(csv.stdout).toContain(mail);

    const few = await exported('--format', 'csv', '--emails', '1');
    expect(few.stdout.split('\r\n')[0]?.split('\n')[0]).toMatch(/,subject_1,body_1$/);
    expect(few.stderr).toMatch(/^Some emails have no column: --emails \d+ has room for all\.\n$/);
    expect(csv.stderr).toBe('');
    expect(await exported('--emails', '2')).toMatchObject({ code: 2, stdout: '' });

    const file = join(overture.dataDir, 'history.html');
    expect(await exported('--format', 'html', '--out', file)).toMatchObject({ code: 0, stdout: '' });
    const page = await readFile(file, 'utf8');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|\son\w+=|src=/);
    expect(await exported('--out', file)).toMatchObject({ code: 2, stderr: expect.stringContaining('--force') });
    expect((await exported('--out', file, '--force')).stderr).toContain('Wrote 2 records to');
    expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2);
    expect((await readdir(overture.dataDir)).filter((name) => name.endsWith('.tmp'))).toEqual([]);

    expect(await exported('--as', 'superadmin@overture.example')).toEqual({ code: 0, stdout: '', stderr: '' });
    const { stdout: entries } = await overture.runHere(['audit', '--action', 'history_exported', '--json']);
    expect(JSON.parse(entries)).toMatchObject([
      { actor: expect.stringMatching(/^cli:./), target: expect.stringMatching(/^records of [\w-]+$/), detail: '' },
      { target: 'records of everybody' },
      { target: 'records of everybody' },
      { target: 'records of everybody' },
      { target: expect.stringMatching(/^records of [\w-]+$/) },
      { target: 'records of everybody', detail: expect.stringMatching(/^ready, since \w{3} \d+, \d{4}$/) },
    ]);
    expect(await exported('--since', 'yesterday')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--since'),
    });
  });

  it('shows the evidence of the emails, checks another text for one, and counts both in exports', async () => {
    const [contact = ''] = contacts;
    const shown = await overture.runHere(['history', 'show', contact, '--evidence']);
    expect(shown.stdout).toMatch(/^verified: .+ — (?:email|note|call|meeting|property) .*"$/m);

    const file = join(overture.dataDir, 'mine.txt');
    await writeFile(file, 'Hello,\n\nit costs EUR 84,317 [fill: for what].');
    const checked = await overture.runHere(['history', 'check', contact, '--email', '1', '--file', file, '--json']);
    expect(checked.code).toBe(3);
    const [found] = findingsSchema.parse(JSON.parse(checked.stdout));
    expect(found?.checks.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['placeholder', 'unsupported_amount']),
    );
    expect((await overture.runHere(['history', 'check', contact])).stdout).not.toContain('84,317');
    expect(await overture.runHere(['history', 'check', contact, '--file', file])).toMatchObject({ code: 2 });

    const [line = ''] = (await exported('--since', '1h')).stdout.split('\n');
    expect(lineSchema.parse(JSON.parse(line)).findings.verified).toBeGreaterThan(0);
    expect((await exported('--format', 'csv')).stdout.split('\n')[0]).toContain(',verified,unsupported,');
  });

  it('takes nobody’s word for a text that is not marked', async () => {
    const [contact = ''] = contacts;
    const vouch = ['history', 'vouch', contact, '--email', '1', '--text', 'is nowhere'];
    expect(await overture.runHere(vouch)).toMatchObject({ code: 2, stderr: expect.stringContaining('is not marked') });
    const beyond = vouch.with(4, '99');
    expect(await overture.runHere(beyond)).toMatchObject({ code: 2, stderr: expect.stringContaining('no email 99') });
  });

  it('proposes a rewrite and keeps the stored email', async () => {
    const [contact = ''] = contacts;
    const stored = await overture.runHere(['history', 'show', contact]);
    const rewrite = (...args: string[]) => overture.runHere(['history', 'rewrite', contact, '--email', '1', ...args]);
    const { code, stdout } = await rewrite('--instruction', 'mention the free demo', '--json');
    expect(code).toBe(0);
    expect(rewriteSchema.parse(JSON.parse(stdout)).proposal.body).toContain('the free demo');
    expect((await rewrite('--instruction', 'Shorter')).stdout).toMatch(/\n\n[^\n]+,\n\n\S/);
    expect(await rewrite()).toMatchObject({ code: 2 });
    expect(await rewrite('--instruction', ' ')).toMatchObject({ code: 2 });
    expect(await overture.runHere(['history', 'show', contact])).toEqual(stored);
  });

  it('queues a new version with an instruction, in the same domain and with the same template', async () => {
    const [, contact = ''] = contacts;
    const again = (...args: string[]) =>
      overture.runHere(['history', 'regenerate', contact, '--as', 'sales@overture.example', ...args]);
    expect(await again('--instruction', 'mention the free demo', '--json')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('"pending"'),
    });
    expect(await again()).toMatchObject({ code: 1, stderr: expect.stringContaining('already in progress') });
    expect(await again('--prompt', 'No such template')).toMatchObject({ code: 1 });
  });

  it('hands a sequence over as tasks once, and lists the sequences of HubSpot', async () => {
    const [contact = ''] = contacts;
    const sequence = (verb: string, ...args: string[]) =>
      overture.runHere(['sequence', verb, contact, '--as', 'sales@overture.example', ...args]);
    const made = await sequence('hand-over');
    expect(made).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Email 1: \d{4}-\d\d-\d\d, task \d+\nEmail 2: /),
    });
    expect(await sequence('hand-over')).toEqual(made);
    expect((await sequence('preview')).stderr).toMatch(
      /^Version 1 as tasks in HubSpot, by sales@overture\.example: open\.$/m,
    );
    const list = async (...args: string[]) =>
      (await overture.runHere(['history', 'list', '--as', 'sales@overture.example', ...args])).stdout;
    expect(await list()).toMatch(new RegExp(`^${contact}\t.*approved, handed over\t`, 'm'));
    expect(await list('--to-approve')).not.toContain(contact);
    expect(await sequence('hand-over', '--to', 'sequence')).toMatchObject({ code: 2 });
    expect(await sequence('hand-over', '--to', 'sequence', '--sequence', '1')).toMatchObject({ code: 2 });
    const listed = await sequence('list');
    expect(listed.stdout).toMatch(/^501000002\tOverture, 3 emails\t3$/m);
    expect(listed.stderr).toContain('overture_email_1_subject');
  });

  it('reports the outcomes of the sequence after the sandbox has simulated them', async () => {
    const sync = () => overture.runHere(['outcomes', 'sync']);
    expect(await sync()).toMatchObject({ code: 0, stderr: expect.stringContaining('Hand-overs looked at: 1;') });
    // The sandbox's time began on a fixed day; the tasks are due after today.
    const today = z
      .object({ today: z.iso.date() })
      .parse(await (await fetch(`http://localhost:${sandbox.port}/_sandbox/clock`)).json()).today;
    const behind = Math.ceil((Date.now() - Date.parse(today)) / 86_400_000);
    const moved = await fetch(`http://localhost:${sandbox.port}/_sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceDays: behind + 14 }),
    });
    expect(moved.status).toBe(200);
    expect(await sync()).toMatchObject({ code: 0, stderr: expect.stringContaining('1 of them had changed') });
    const { stdout } = await overture.runHere(['outcomes', 'report', '--json']);
    expect(outcomesSchema.parse(JSON.parse(stdout))).toMatchObject([{ handedOver: 1, sent: 1, replyRate: null }]);
    const table = await overture.runHere(['outcomes', 'report', '--by', 'user']);
    expect(table.stdout).toMatch(/^sales@overture\.example\t1\t1\t/);
    expect(await overture.runHere(['outcomes', 'report', '--from', 'never'])).toMatchObject({ code: 2 });
  });

  it('shows a hand-over before it is made, moves it, and takes it back', async () => {
    const sequence = (verb: string, ...args: string[]) =>
      overture.runHere(['sequence', verb, contacts[1] ?? '', '--as', 'sales@overture.example', ...args]);
    expect(await sequence('update')).toMatchObject({ code: 1, stderr: expect.stringContaining('still open') });
    const shown = await sequence('preview', '--start-on', '2027-03-01');
    expect(shown).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Email 1: 2027-03-01T09:00:00[+-]/) });
    expect((await sequence('hand-overs', '--json')).stdout.trim()).toBe('[]');

    expect(await sequence('hand-over', '--start-on', '2027-03-01')).toMatchObject({ code: 0 });
    expect(await sequence('move')).toMatchObject({ code: 2 });
    const moved = await sequence('move', '--to', '2027-03-08');
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Email 1: 2027-03-08, placed\n/) });
    expect(await sequence('update')).toMatchObject({ code: 0, stdout: moved.stdout });
    const withdrawn = await sequence('withdraw');
    expect(withdrawn).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Email 1: 2027-03-08, withdrawn\n/) });
    expect((await sequence('hand-overs')).stdout).toMatch(/\ttasks\twithdrawn\t0\t0\t$/m);
  });

  it('says of the records of a domain that their user has left that they can only be read', async () => {
    const [contact = ''] = contacts;
    const reason = 'This sequence belongs to a domain that you no longer work in.';
    const asRep = (...args: string[]) => overture.runHere([...args, '--as', 'sales@overture.example']);
    const moveTo = (domain: string) =>
      overture.runHere(['users', 'update', 'sales@overture.example', '--domain', domain]);
    expect(await moveTo('DT-PM')).toMatchObject({ code: 0 });
    expect(await asRep('history', 'show', contact)).toMatchObject({ code: 0, stderr: expect.stringContaining(reason) });
    for (const command of [
      ['playbook', 'push', contact],
      ['sequence', 'hand-over', contact],
      ['history', 'approve', contact, '--undo'],
    ]) {
      const refused = await asRep(...command);
      expect(refused, command.join(' ')).toMatchObject({ code: 4, stderr: expect.stringContaining(reason) });
    }
    expect(await moveTo('Overture-Sales')).toMatchObject({ code: 0 });
    expect((await asRep('history', 'show', contact)).stderr).toBe('');
  });

  it('adds a playbook once, and deletes a record of the user it names', async () => {
    const [contact = ''] = contacts;
    const push = async () => {
      const { stdout } = await overture.runHere(['playbook', 'push', contact, '--json']);
      return noteSchema.parse(JSON.parse(stdout)).noteId;
    };
    expect(await push()).toBe(await push());

    expect(await overture.runHere(['history', 'delete', contact, '--yes'])).toMatchObject({ code: 1 });
    const args = ['history', 'delete', contact, '--as', 'sales@overture.example'];
    expect(await overture.runHere(args)).toMatchObject({ code: 2, stderr: expect.stringContaining('pass --yes') });
    expect(await overture.runHere([...args, '--yes'])).toMatchObject({ code: 0 });
    expect((await exported()).stdout.trimEnd().split('\n')).toHaveLength(1);
    const { stdout } = await overture.runHere(['audit', '--actor', 'cli:', '--json']);
    expect(stdout).toContain('"record_deleted"');
    expect(stdout).toContain('"playbook_pushed"');
  });
});
