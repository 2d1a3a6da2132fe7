import { noWork } from '../domain/work.ts';
import { versionSummary } from '../domain/job-states.ts';
import type { GenerationRecord, GenerationVersion } from '../domain/generation-record.ts';
import { departmentNames } from '../../platform/contract/departments.ts';
import { recordSchema, recordSummarySchema } from '../contract/record.ts';
import { storedAnswerSchema } from '../../models/contract/ai-result.ts';
import { buildEmail, buildVersion } from '../../testing/index.ts';
import { describe, expect, it } from 'vitest';
import { presentRecord, presentRecordSummary } from './record.ts';

const names = departmentNames('Acme');
const at = Date.UTC(2026, 0, 5, 9);
const viewer = { role: 'admin', department: 'product-sales' } as const;

function record(results: readonly GenerationVersion[], job: Partial<GenerationRecord['job']> = {}): GenerationRecord {
  const request = {
    department: 'product-sales',
    promptId: 'prompt-2',
    promptTitle: 'Follow-up',
    aiModel: 'gpt-5',
    aiModelLabel: 'GPT-5 (default)',
    serviceTier: 'default',
  } as const;
  return {
    partial: null,
    id: 'record-1',
    userId: 'user-1',
    knownAs: [],
    hubspotId: '40000000001',
    prospectUrl: 'https://app.hubspot.com/contacts/1/record/0-1/40000000001',
    properties: { firstname: 'New', promptTitle: 'from the CRM' },
    owner: null,
    work: noWork,
    createdAt: at,
    updatedAt: at + 1,
    job: {
      version: results.length + 1,
      status: 'pending',
      request,
      submittedAt: at,
      startedAt: null,
      finishedAt: null,
      turn: 0,
      availableAt: at,
      publishedAt: null,
      attempts: 0,
      fence: 0,
      leaseOwner: null,
      leaseUntil: null,
      error: null,
      waitReason: null,
      ...job,
    },
    versions: results.map(versionSummary),
    inputs: {
      snapshot: null,
      context: { additionalInfo: '', contactBio: '', companyInfo: '', websiteContent: '', socialMediaLinks: '' },
      pdf: null,
      promptText: 'secret sauce',
      promptVersion: 1,
      instruction: '',
      keptDays: null,
      chosenDays: null,
    },
    results,
  };
}

describe('a record on the wire', () => {
  it('names the model that wrote, where a replacement wrote in the place of one that had ended', () => {
    const version = buildVersion({ version: 1 });
    const replaced = {
      ...version,
      request: {
        ...version.request,
        aiModel: 'gpt-6.1-sol',
        aiModelLabel: 'GPT-6.1 Sol',
        insteadOf: 'GPT-5 (default)',
      },
    };
    const ready = record([replaced], { version: 1, status: 'ready' });
    const written = { aiModel: 'gpt-6.1-sol', aiModelLabel: 'GPT-6.1 Sol' };
    expect(presentRecordSummary(ready, names, viewer)).toMatchObject(written);
    expect(presentRecord({ record: ready, shown: replaced }, names, viewer)).toMatchObject(written);
    // Until another one has written, the model is the one that was asked for.
    expect(presentRecordSummary(record([replaced]), names, viewer)).toMatchObject({ aiModel: 'gpt-5' });
  });

  it('without a result says so in every field', () => {
    const wire = recordSchema.parse(presentRecord({ record: record([]), shown: null }, names, viewer));
    expect(wire).toMatchObject({
      hasResult: false,
      version: null,
      aiGeneratedEmail: [],
      emails: [],
      playbook: null,
      token_usage: { input_tokens: 0, output_tokens: 0 },
      addToHubspot: false,
      department: 'Acme-Sales',
      promtId: { _id: 'prompt-2', title: 'Follow-up' },
      createdAt: '2026-01-05T09:00:00.000Z',
    });
    expect(wire.properties['promptTitle']).toBe('Follow-up');
  });

  it('shows the ready version while a newer submit waits or has failed', () => {
    const version = buildVersion({ properties: { firstname: 'Old' } });
    const failed = record([version], {
      status: 'error',
      error: { code: 'ai_bad_answer', message: 'The model refused.' },
    });
    const wire = recordSchema.parse(presentRecord({ record: failed, shown: version }, names, viewer));
    expect(wire).toMatchObject({
      responseStatus: 'error',
      responseError: { code: 'ai_bad_answer' },
      hasResult: true,
      version: version.version,
    });
    // The result beside the facts it was written from.
    expect(wire.properties).toEqual({ firstname: 'Old', promptTitle: version.request.promptTitle });
    expect(wire.emails.map((email) => email.subject)).toEqual(version.answer.emails.map((email) => email.subject));
  });

  it('says why it waits and until when, and only while it waits', () => {
    const waitReason = { code: 'ai_rate_limited', message: 'Too many requests.' } as const;
    const waiting = record([], { availableAt: at + 60_000, waitReason });
    expect(recordSummarySchema.parse(presentRecordSummary(waiting, names, viewer)).responseWait).toEqual({
      ...waitReason,
      nextAttemptAt: '2026-01-05T09:01:00.000Z',
    });
    const running = record([], { status: 'processing', waitReason });
    expect(presentRecordSummary(running, names, viewer)).not.toHaveProperty('responseWait');
    expect(presentRecordSummary(record([]), names, viewer)).not.toHaveProperty('responseWait');
  });

  it('holds the answer as the JSON text that its readers parse', () => {
    const version = buildVersion();
    const wire = presentRecord({ record: record([version]), shown: version }, names, viewer);
    const stored = storedAnswerSchema.parse(JSON.parse(wire.aiGeneratedEmail[0] ?? ''));
    expect(stored.emails).toEqual(version.answer.emails);
    expect(stored.token_usage).toEqual(version.usage);
  });

  it('keeps the AI’s own text beside an edited e-mail, and previews it without its greeting', () => {
    const original = { subject: 'AI', body: 'AI text' };
    const version = buildVersion({
      answer: {
        detected_service: null,
        sales_playbook_html: '',
        emails: [buildEmail({ subject: 'Mine', body: `Hello\n\n  ${'word '.repeat(60)}` })],
      },
      originals: { '0': original },
    });
    const [email] = presentRecord({ record: record([version]), shown: version }, names, viewer).emails;
    expect(email).toMatchObject({ id: 1, subject: 'Mine', original });
    expect(email?.previewText).toMatch(/^word word/);
    expect(email?.previewText.length).toBeLessThanOrEqual(140);
  });

  it('belongs to the version: filed in the CRM, sample data', () => {
    const older = buildVersion({
      version: 1,
      push: { claimedAt: at, noteId: 'note-1', pushedAt: at },
      sandbox: { crm: false, ai: true },
    });
    const newer = buildVersion({ version: 2 });
    const whole = record([newer, older]);
    expect(recordSummarySchema.parse(presentRecordSummary(whole, names, viewer))).toMatchObject({
      addToHubspot: false,
      sandbox: false,
    });
    expect(presentRecord({ record: whole, shown: older }, names, viewer)).toMatchObject({
      addToHubspot: true,
      noteId: 'note-1',
      sandbox: true,
    });
    expect(
      presentRecord({ record: whole, shown: newer }, names, viewer).versions.map(({ version, addToHubspot }) => [
        version,
        addToHubspot,
      ]),
    ).toEqual([
      [2, false],
      [1, true],
    ]);
  });

  it('says why it may only be read, by whom it was generated for another domain', () => {
    const version = buildVersion();
    const whole = record([version]);
    const moved = { role: 'admin', department: 'dt-pm' } as const;
    const reason = expect.stringMatching(/^This sequence belongs to a domain that you no longer work in\./);
    expect(presentRecordSummary(whole, names, moved)).toMatchObject({ readOnlyReason: reason });
    expect(presentRecord({ record: whole, shown: version }, names, moved)).toMatchObject({ readOnlyReason: reason });
    expect(presentRecordSummary(whole, names, viewer)).toMatchObject({ readOnlyReason: null });
    const superadmin = { role: 'superadmin', department: null } as const;
    expect(presentRecordSummary(whole, names, superadmin)).toMatchObject({ readOnlyReason: null });
    // A new submit in the domain of now does not open the versions of the old one.
    const again = record([version], { request: { ...version.request, department: 'dt-pm' } });
    expect(presentRecordSummary(again, names, moved)).toMatchObject({ readOnlyReason: null });
    expect(presentRecord({ record: again, shown: version }, names, moved)).toMatchObject({ readOnlyReason: reason });
  });

  it('never carries inputs or the job’s inner workings', () => {
    const text = JSON.stringify(presentRecord({ record: record([]), shown: null }, names, viewer));
    for (const inner of ['secret sauce', 'fence', 'lease', 'snapshot']) expect(text).not.toContain(inner);
  });
});
