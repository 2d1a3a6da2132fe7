import { aiAnswerSchema, type AiAnswer } from '../../models/contract/ai-result.ts';
import { readAnswer } from '../../writing/domain/read-answer.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';
import type { AnswerProblem } from './answer-problem.ts';

/** The limits of a useful answer, which are also those of the contract. */
const limits = { emails: 30, subject: 500, body: 20_000, playbook: 100_000, purpose: 300, claims: 40 };

/** The answer in a text, or what is wrong with it. */
export function checkAnswer(text: string): { readonly answer: AiAnswer } | { readonly problem: AnswerProblem } {
  const answer = parseAnswer(text);
  if (answer === null)
    return bad('gave an answer that could not be read.', 'it was not the JSON object that was asked for.');
  const emails = answer.emails.map((email) => ({
    ...email,
    subject: withoutBidi(email.subject).trim(),
    body: withoutBidi(email.body).trim(),
    purpose: email.purpose?.trim().slice(0, limits.purpose) ?? null,
    claims: email.claims.slice(0, limits.claims),
  }));
  if (emails.length === 0) return bad('wrote no emails.', 'the list of emails was empty.');
  if (emails.some(({ subject, body }) => subject === '' || body === '')) {
    return bad('left an email without a subject or text.', 'an email had no subject or no body.');
  }
  if (answer.sales_playbook_html.trim() === '') return bad('wrote no playbook.', 'the playbook was empty.');
  const tooLong =
    emails.length > limits.emails ||
    emails.some(({ subject, body }) => subject.length > limits.subject || body.length > limits.body) ||
    answer.sales_playbook_html.length > limits.playbook;
  if (tooLong)
    return bad(
      'wrote far too much.',
      `it was far too long: at most ${limits.emails} emails and ordinary lengths are allowed.`,
    );
  const service = answer.detected_service?.trim() ?? '';
  return {
    answer: { ...answer, emails, detected_service: service === '' ? null : service.slice(0, 200) },
  };
}

/** The only email of a rewrite, or what is wrong with the answer. */
export function checkRewrite(text: string): { readonly email: EmailTexts } | { readonly problem: AnswerProblem } {
  const { emails } = parseAnswer(text) ?? { emails: [] };
  const [email] = emails;
  if (email === undefined || emails.length > 1)
    return bad('gave an answer that is not one email.', 'it did not hold exactly one email.');
  const [subject, body] = [withoutBidi(email.subject).trim(), withoutBidi(email.body).trim()];
  if (subject === '' || body === '')
    return bad('left the email without a subject or text.', 'the email had no subject or no body.');
  if (subject.length > limits.subject || body.length > limits.body)
    return bad('wrote far too much.', 'it was far too long.');
  return { email: { subject, body } };
}

/** Parses strict JSON, also within the wrapping that some servers add. It never repairs a broken text. */
function parseAnswer(text: string): AiAnswer | null {
  try {
    const parsed = aiAnswerSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // The text is not JSON as it stands, perhaps only because of a wrapping.
  }
  const read = readAnswer(text);
  return read !== null && (read.form === 'json' || read.form === 'keyed') ? read.answer : null;
}

const bad = (forPeople: string, forModel: string): { problem: AnswerProblem } => ({ problem: { forPeople, forModel } });
