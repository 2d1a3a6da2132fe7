import type { HandOverStep } from '../../records/domain/hand-over.ts';

/** A text of a step, in a property of the contact. */
export interface StepText {
  /** The name of the contact property that a CRM template shows. */
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/**
 * The contact properties that bring the texts of a sequence into the CRM's templates: subject and body of each step.
 */
export function stepTexts(steps: readonly Pick<HandOverStep, 'index' | 'subject' | 'body'>[]): StepText[] {
  return steps.flatMap(({ index, subject, body }) => [
    { name: `overture_email_${index + 1}_subject`, label: `Overture: email ${index + 1}, subject`, text: subject },
    { name: `overture_email_${index + 1}_body`, label: `Overture: email ${index + 1}, text`, text: body },
  ]);
}

/** Texts that show which property a template uses, for so many emails. */
export function setUpTexts(emails: number): StepText[] {
  return stepTexts(
    Array.from({ length: emails }, (_, index) => ({
      index,
      subject: `Overture test: subject of email ${index + 1}`,
      body: `Overture test: text of email ${index + 1}`,
    })),
  );
}

/**
 * Whether a contact's properties hold these texts, so that the CRM's templates send them. White space does not count,
 * because a CRM may change it.
 */
export function holdTexts(
  properties: Readonly<Record<string, string | null | undefined>>,
  texts: readonly StepText[],
): boolean {
  return texts.every(({ name, text }) => words(properties[name] ?? '') === words(text));
}

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
