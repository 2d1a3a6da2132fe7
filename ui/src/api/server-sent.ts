import type { EventSourceMessage } from 'eventsource-parser';

/** Reads a response of server-sent events to its end. `onPart` is called with everything that arrives, heartbeats too. */
export async function readServerSent(
  { body }: Response,
  { onMessage, onPart }: { readonly onMessage: (message: EventSourceMessage) => void; readonly onPart?: () => void },
): Promise<void> {
  // Loaded with the first answer that comes in parts: the sign-in page needs none.
  const { createParser } = await import(/* webpackChunkName: "lazy-server-sent" */ 'eventsource-parser');
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
