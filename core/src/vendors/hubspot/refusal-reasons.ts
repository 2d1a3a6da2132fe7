import { z } from 'zod';

const namesSchema = z.array(z.string()).catch([]);
const problemSchema = z
  .object({
    message: z.string().catch(''),
    /** The property that the problem is about, as a list in the message names it. */
    name: z.string().catch(''),
    /** The same, as `errors` names it. */
    context: z.object({ propertyName: namesSchema }).catch({ propertyName: [] }),
  })
  .catch({ message: '', name: '', context: { propertyName: [] } });
const problemsSchema = z.array(problemSchema).catch([]);
const bodySchema = z.object({
  message: z.string().catch(''),
  errors: problemsSchema,
  context: z.object({ properties: namesSchema }).catch({ properties: [] }),
});

const noBody = { message: '', errors: [], context: { properties: [] } };

const maxLength = 400;
/** How messages begin that are about the form of a request, which people cannot change. */
const ofForm = /^Invalid input JSON/;

/**
 * Why HubSpot refused a write, in its own words, because an admin of the portal may have configured the reason or can
 * act on it; empty where it has no words for people. HubSpot lists the reasons in `errors` or as JSON within the
 * message. Otherwise the message is the reason, and the context names the properties.
 */
export function reasonsOf(body: unknown): string {
  const { text, problems, context } = read(body);
  const listed = new Set(problems.map((problem) => sentence(problem.message)).filter((line) => line !== ''));
  const reasons = listed.size > 0 ? [...listed].join(' ') : withNames(sentence(text), context.properties);
  return ofForm.test(reasons) ? '' : reasons.slice(0, maxLength);
}

/** The names of the properties that HubSpot did not accept; empty where it names none. */
export function refusedProperties(body: unknown): readonly string[] {
  const { problems, context } = read(body);
  const named = problems.flatMap((problem) => [problem.name, ...problem.context.propertyName]);
  return [...new Set([...named, ...context.properties])].filter((name) => name !== '');
}

/** A refusal's message without the list in it, and all problems that it lists. */
function read(body: unknown) {
  const { message, errors, context } = bodySchema.catch(noBody).parse(body);
  const [, text = '', list = ''] = /^(.*?)(?::\s*)?(\[\{.*)?$/s.exec(message) ?? [];
  return { text, problems: [...errors, ...problemsSchema.parse(readList(list))], context };
}

function readList(text: string): unknown {
  try {
    return JSON.parse(text.slice(0, text.lastIndexOf('}]') + 2));
  } catch {
    return [];
  }
}

/** The text as one line that ends like a sentence. */
function sentence(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return line === '' || /[.!?]$/.test(line) ? line : `${line}.`;
}

/** Names properties at the end of a sentence about them. */
function withNames(text: string, names: readonly string[]): string {
  return text === '' || names.length === 0 ? text : `${text.slice(0, -1)}: ${names.join(', ')}.`;
}
