import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';

/** Reads a response of server-sent events to its end. `onPart` is called with everything that arrives, heartbeats too. */
export async function readServerSent(
  { body }: Response,
  { onMessage, onPart }: { readonly onMessage: (message: EventSourceMessage) => void; readonly onPart?: () => void },
): Promise<void> {
  const parser = createParser({ onEvent: onMessage });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onPart?.();
    parser.feed(part.value);
  }
}

/** The JSON in an event; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
