import { aiAnswerSchema, type AiAnswer, type AnswerEmail } from '../../models/contract/ai-result.ts';
import { requestedReadingSchema, type SentenceVerdict } from '../../models/contract/reading-result.ts';
import { readAnswer } from '../../writing/domain/read-answer.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';
import type { AnswerProblem } from './answer-problem.ts';

/** The limits of a useful answer, which are also those of the contract. */
const limits = { subject: 500, body: 20_000, playbook: 100_000, purpose: 300, claims: 40 };
export const maxEmails = 30;

/** The answer in a text, or what is wrong with it. */
export function checkAnswer(text: string): { readonly answer: AiAnswer } | { readonly problem: AnswerProblem } {
  const answer = parseAnswer(text);
  if (answer === null)
    return bad('gave an answer that could not be read.', 'it was not the JSON object that was asked for.');
  if (answer.emails.length === 0) return bad('wrote no emails.', 'the list of emails was empty.');
  const checked = answer.emails.map(checkEmail);
  const problem = checked.find((email) => 'problem' in email);
  if (problem !== undefined) return problem;
  const emails = checked.flatMap((email) => ('email' in email ? [email.email] : []));
  if (answer.sales_playbook_html.trim() === '') return bad('wrote no playbook.', 'the playbook was empty.');
  if (emails.length > maxEmails || answer.sales_playbook_html.length > limits.playbook) return tooLong;
  const service = answer.detected_service?.trim() ?? '';
  return {
    answer: { ...answer, emails, detected_service: service === '' ? null : service.slice(0, 200) },
  };
}

/** One email of an answer, cleaned, or what is wrong with it. */
export function checkEmail(email: AnswerEmail): { readonly email: AnswerEmail } | { readonly problem: AnswerProblem } {
  const [subject, body] = [withoutBidi(email.subject).trim(), withoutBidi(email.body).trim()];
  if (subject === '' || body === '')
    return bad('left an email without a subject or text.', 'an email had no subject or no body.');
  if (subject.length > limits.subject || body.length > limits.body) return tooLong;
  const purpose = email.purpose?.trim().slice(0, limits.purpose) ?? null;
  return { email: { ...email, subject, body, purpose, claims: email.claims.slice(0, limits.claims) } };
}

/** The only email of a rewrite, or what is wrong with the answer. */
export function checkRewrite(text: string): { readonly email: EmailTexts } | { readonly problem: AnswerProblem } {
  const { emails } = parseAnswer(text) ?? { emails: [] };
  const [email] = emails;
  if (email === undefined || emails.length > 1)
    return bad('gave an answer that is not one email.', 'it did not hold exactly one email.');
  const checked = checkEmail(email);
  return 'problem' in checked ? checked : { email: { subject: checked.email.subject, body: checked.email.body } };
}

/** The verdicts of a second reader, or what is wrong with the answer. Some servers wrap the JSON in a fence. */
export function checkReading(
  text: string,
): { readonly verdicts: readonly SentenceVerdict[] } | { readonly problem: AnswerProblem } {
  try {
    const parsed = requestedReadingSchema.safeParse(
      JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
    );
    if (parsed.success) return { verdicts: parsed.data.sentences };
  } catch {
    // The text is not JSON.
  }
  return bad('gave a reading that could not be read.', 'it was not the JSON object that was asked for.');
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

function bad(forPeople: string, forModel: string): { readonly problem: AnswerProblem } {
  return { problem: { forPeople, forModel } };
}

const tooLong = bad(
  'wrote far too much.',
  `it was far too long: at most ${maxEmails} emails and ordinary lengths are allowed.`,
);
