import { JSONParser } from '@streamparser/json';
import { answerEmailSchema, type AnswerEmail } from '../../models/contract/ai-result.ts';
import type { OnWriting } from '../../models/ports/text-generator.ts';
import { checkEmail, maxEmails } from './check-answer.ts';

/**
 * Reads an answer while it is written, and tells each email as soon as its object closes. A text that is not the JSON
 * that was asked for, or an email that the check of the whole answer would refuse, ends the telling.
 */
export class WrittenEmails {
  readonly #onWriting: OnWriting;
  readonly #parser = new JSONParser({ paths: ['$.emails', '$.emails.*'] });
  /** The text before the JSON object, such as thoughts or a code fence; null once the object has begun. */
  #before: string | null = '';
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
    if (this.#before === '') this.#onWriting({ emails: [], hasAllEmails: false });
    const json = this.#jsonIn(part);
    if (json !== '' && !this.#hasEnded) this.#parser.write(json);
  }

  #jsonIn(part: string): string {
    if (this.#before === null) return part;
    this.#before += part;
    // Only these signs can end a thought or begin the object.
    if (!/[>{]/.test(part)) return '';
    const thoughts = /^\s*<think>/.test(this.#before) ? this.#before.indexOf('</think>') : 0;
    const start = thoughts === -1 ? -1 : this.#before.indexOf('{', thoughts);
    if (start === -1) return '';
    const json = this.#before.slice(start);
    this.#before = null;
    return json;
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
