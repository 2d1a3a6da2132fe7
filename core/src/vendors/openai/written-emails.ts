import { JSONParser } from '@streamparser/json';
import { answerEmailSchema, type AnswerEmail } from '../../models/contract/ai-result.ts';
import type { OnWriting } from '../../models/ports/text-generator.ts';
import { AnswerJson } from './answer-json.ts';
import { checkEmail, maxEmails } from './check-answer.ts';

/**
 * Reads an answer while it is written, and tells each email as soon as its object closes. A text that is not the JSON
 * that was asked for, or an email that the check of the whole answer would refuse, ends the telling.
 */
export class WrittenEmails {
  readonly #onWriting: OnWriting;
  readonly #parser = new JSONParser({ paths: ['$.emails', '$.emails.*'] });
  readonly #json = new AnswerJson();
  #emails: readonly AnswerEmail[] = [];
  #hasEnded = false;

  constructor(onWriting: OnWriting) {
    this.#onWriting = onWriting;
    this.#parser.onValue = ({ value, stack }) => {
      // The list has the object as its parent, and an email the list too.
      if (stack.length > 1) this.#add(value);
      else this.#end({ isTold: true });
    };
    this.#parser.onError = () => this.#end({ isTold: false });
  }

  /** Takes the next part of the answer. */
  add(part: string): void {
    if (part === '') return;
    if (!this.#json.hasBegun) this.#onWriting({ emails: [], hasAllEmails: false });
    const json = this.#json.in(part);
    if (json !== '' && !this.#hasEnded) this.#parser.write(json);
  }

  #add(value: unknown): void {
    if (this.#hasEnded) return;
    const parsed = answerEmailSchema.safeParse(value);
    const checked = parsed.success ? checkEmail(parsed.data) : null;
    if (checked === null || 'problem' in checked || this.#emails.length === maxEmails)
      return this.#end({ isTold: false });
    this.#emails = [...this.#emails, checked.email];
    this.#onWriting({ emails: this.#emails, hasAllEmails: false });
  }

  #end({ isTold }: { readonly isTold: boolean }): void {
    if (isTold && !this.#hasEnded) this.#onWriting({ emails: this.#emails, hasAllEmails: true });
    this.#hasEnded = true;
  }
}
