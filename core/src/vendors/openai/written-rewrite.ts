import { JSONParser } from '@streamparser/json';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { OnRewriting } from '../../models/ports/text-generator.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';
import { AnswerJson } from './answer-json.ts';

/**
 * Reads a rewritten email while it is written, and tells its texts as far as they are. What is not the JSON that was
 * asked for ends the telling; the check of the whole answer says why.
 */
export class WrittenRewrite {
  readonly #json = new AnswerJson();
  readonly #parser = new JSONParser({
    paths: ['$.emails.*.subject', '$.emails.*.body'],
    emitPartialTokens: true,
    emitPartialValues: true,
  });
  #texts: EmailTexts = { subject: '', body: '' };
  #hasEnded = false;

  constructor(onRewriting: OnRewriting) {
    this.#parser.onValue = ({ value, key, partial }) => {
      if (this.#hasEnded || typeof value !== 'string' || (key !== 'subject' && key !== 'body')) return;
      this.#texts = { ...this.#texts, [key]: withoutBidi(value) };
      // Only the first email is the answer.
      if (key === 'body' && partial !== true) this.#hasEnded = true;
      onRewriting(this.#texts);
    };
    this.#parser.onError = () => (this.#hasEnded = true);
  }

  /** Takes the next part of the answer. */
  add(part: string): void {
    const json = this.#json.in(part);
    if (json !== '' && !this.#hasEnded) this.#parser.write(json);
  }
}
