import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { emptyContext } from '../../contacts/domain/contact.ts';
import { buildContact, buildEngagement, buildSnapshot } from '../../testing/index.ts';
import { buildPrompt } from '../../writing/domain/build-prompt.ts';
import { loadTokenCounter } from './count-tokens.ts';
import { boundsOfPrompt, boundsOfSequencePrompt } from './prompt-bounds.ts';

const hashes = (n: number): string =>
  Array.from({ length: 60 }, (_, i) => createHash('sha512').update(`${n} ${i}`).digest('base64')).join('');

it.each([
  ['prose', 2, 3, () => 'They asked for a shop that works on phones. '.repeat(80)],
  ['hashes', 2, 3, hashes],
  ['a rare script', 2, 3, () => '𒀀𒁀𒂀𒃀𒄀'.repeat(300)],
  ['prose, more than fits', 120, 900, () => 'They asked for a shop that works on phones. '.repeat(80)],
  ['hashes, more than fits', 120, 40, hashes],
  ['a template longer than the budget', 120, 6_000, () => 'They asked for a shop. '.repeat(150)],
])('counts no fewer tokens than a prompt has: %s', async (_name, entries, sentences, textOf) => {
  const notes = Array.from({ length: entries }, (_, n) =>
    buildEngagement({ id: `n${n}`, properties: { hs_note_body: textOf(n), hs_timestamp: '2026-01-02T10:00:00Z' } }),
  );
  const { prompt } = await buildPrompt({
    agency: 'We build shops.',
    services: [],
    template: { title: 'Warm', text: 'Write four emails that refer to the last meeting. '.repeat(sentences) },
    snapshot: buildSnapshot({
      contact: buildContact({ engagements: { notes, emails: [], calls: [], meetings: [], tasks: [] } }),
    }),
    context: emptyContext,
    pdf: null,
  });
  const count = await loadTokenCounter();
  const tokens = count(prompt.instructions) + count(prompt.stablePrefix) + count(prompt.contactData);
  expect(boundsOfSequencePrompt(prompt).inputTokens).toBeGreaterThanOrEqual(tokens);
  expect(boundsOfPrompt(prompt).inputTokens).toBeGreaterThanOrEqual(boundsOfSequencePrompt(prompt).inputTokens);
});
