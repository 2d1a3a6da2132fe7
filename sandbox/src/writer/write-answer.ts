import { compileSchema, instanceOf, type Schema } from '../openai/json-schema.ts';
import { gatherFacts } from './facts.ts';
import { tell, type Lie } from './lies.ts';
import { inLanguage, readMisdeeds, type Misdeeds } from './misdeeds.ts';
import { readPrompt, type Prompt } from './prompt.ts';
import { readSentences } from './read-sentences.ts';
import { rewriteEmail, type Rewrite } from './rewrite-email.ts';
import { writeSummary } from './write-digest.ts';
import { writeEmails, type Email } from './write-emails.ts';
import { writePlaybook } from './write-playbook.ts';

export type WriteRequest = {
  instructions: string;
  input: readonly string[];
  schema: Schema | null;
  jsonOnly: boolean;
  lies?: readonly Lie[];
};

const hasProperties = (schema: Schema, names: readonly string[]) => {
  const properties = schema['properties'];
  return typeof properties === 'object' && properties !== null && names.every((name) => name in properties);
};

/** The sample answer to a request: always the same text for the same request. */
export function writeAnswer(request: WriteRequest): string {
  const texts = [request.instructions, ...request.input];
  if (request.schema) return JSON.stringify(answerTo(request.schema, texts, request.lies));
  if (request.jsonOnly)
    return JSON.stringify(
      /sales_playbook_html|email/i.test(texts.join(' '))
        ? sequence(texts, null, request.lies)
        : { answer: 'Sample answer from the Overture sandbox.' },
    );
  const prompt = readPrompt(texts);
  if (prompt.digest !== null) return writeSummary(prompt.digest, prompt.raw.replace(prompt.digest, ''));
  const text = request.input.join('\n\n');
  if (text.length > 200) return writeSummary(text, request.instructions);
  return 'This is a sample answer from the Overture sandbox; a real model would reply here.';
}

function answerTo(schema: Schema, texts: readonly string[], lies?: readonly Lie[]): unknown {
  if (hasProperties(schema, ['sentences'])) return readSentences(texts.join('\n'));
  if (!hasProperties(schema, ['emails', 'sales_playbook_html'])) return instanceOf(schema);
  const written = sequence(texts, serviceChoices(schema), lies);
  const plain = { ...written, emails: written.emails.map(({ subject, body }) => ({ subject, body })) };
  // A schema that asks for less gets less, and one that asks for more than is known still gets a whole answer.
  return inOrderOf(schema, [written, plain].find(compileSchema(schema)) ?? instanceOf(schema, written));
}

/** A model writes the fields in the order of the schema. */
function inOrderOf({ properties }: Schema, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || typeof properties !== 'object' || properties === null)
    return answer;
  const fields = new Map(Object.entries(answer));
  const order = new Set([...Object.keys(properties), ...fields.keys()].filter((name) => fields.has(name)));
  return Object.fromEntries([...order].map((name) => [name, fields.get(name)]));
}

/** The body with the sender's own words at its beginning and end. */
function inVoice(body: string, { greeting, closing }: Prompt['voice']): string {
  const greeted = greeting === '' ? body : body.replace(/^(?:Hello|Hi)\b/, greeting);
  return closing === '' ? greeted : greeted.replace(/^Best regards(?=,?$)/m, closing);
}

function sequence(texts: readonly string[], choices: readonly string[] | null, lies: readonly Lie[] = []) {
  const prompt = readPrompt(texts);
  if (prompt.rewrite !== null) return rewritten(prompt.rewrite);
  const facts = gatherFacts(prompt);
  const { service } = facts;
  const misdeeds = readMisdeeds(prompt.template);
  const detected = !service
    ? null
    : choices
      ? (choices.find((choice) => choice === service.value || choice === service.label) ?? null)
      : service.value;
  return {
    detected_service: detected,
    sales_playbook_html: writePlaybook(facts),
    emails: tell(
      [...lies, ...misdeeds.lies],
      writeEmails(facts, prompt.citables)
        .map((email) => ({ ...email, body: inVoice(email.body, prompt.voice) }))
        .map((email) => ({ ...email, ...asWished(email, wishOf(prompt)) })),
    ).map((email) => asMisled(email, misdeeds)),
  };
}

function asMisled(email: Email, { isUncited, language }: Misdeeds): Email {
  const cited = isUncited ? { ...email, claims: [] } : email;
  return language === null ? cited : inLanguage(cited, language);
}

/** The rep's wish, of which the chosen language is a part. */
function wishOf({ wish, emailLanguage }: Prompt) {
  return emailLanguage === '' ? wish : `In ${emailLanguage}. ${wish}`;
}

/** Applies the wish to every email, as a rewrite would. */
function asWished(email: Omit<Rewrite, 'wish'>, wish: string) {
  return wish === '' ? {} : rewriteEmail({ ...email, wish });
}

/** The form of a whole answer, with only the one email in it. */
function rewritten(rewrite: Rewrite) {
  const email = { ...rewriteEmail(rewrite), send_after_days: 0, purpose: '', claims: [] };
  return { detected_service: null, sales_playbook_html: '', emails: [email] };
}

/** The values that the schema allows for `detected_service`, when it lists them. */
function serviceChoices(schema: Schema): string[] | null {
  const properties = schema['properties'];
  const field: unknown =
    typeof properties === 'object' && properties !== null && 'detected_service' in properties
      ? properties.detected_service
      : null;
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('enum' in value && Array.isArray(value.enum))
      found.push(...value.enum.filter((entry): entry is string => typeof entry === 'string'));
    if ('anyOf' in value && Array.isArray(value.anyOf)) value.anyOf.forEach(visit);
  };
  visit(field);
  return found.length > 0 ? found : null;
}
