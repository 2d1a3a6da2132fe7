import { createParser } from 'eventsource-parser';

/** One event of a stream, or a whole answer. */
export interface AnswerEvent {
  /** The type, where the server names it outside of the data. */
  readonly event?: string | undefined;
  readonly data: string;
}

/** A longer JSON object cannot be an answer, whatever limit the request had. */
const maxLength = 4_000_000;

/**
 * Reads an answer as its server sends it: hands on each event of a stream, or the only JSON object that comes instead of
 * one, whatever was asked for and whatever content type is named. Stops early once `isEnough`.
 */
export async function readEvents(
  { body }: Response,
  onEvent: (event: AnswerEvent) => void,
  isEnough: () => boolean = () => false,
): Promise<void> {
  const events = createParser({ onEvent });
  const decoder = new TextDecoder();
  let text = '';
  let isObject: boolean | undefined;
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    isObject ??= beginsWithObject(text);
    if (isObject === false) {
      events.feed(text);
      text = '';
    }
    if (text.length > maxLength || isEnough()) break;
  }
  if (isObject === true) onEvent({ data: text });
  // Some servers leave out the empty line after the last event.
  else events.feed('\n\n');
}

/** Undefined while there are only blanks. */
function beginsWithObject(text: string): boolean | undefined {
  const [first] = text.trimStart();
  return first === undefined ? undefined : first === '{';
}
