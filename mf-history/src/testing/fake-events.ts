import type { StatusEventWire } from '@overture/core/contract';

export interface FakeEvents {
  /** Sends an event to all listeners. */
  readonly send: (event: Omit<StatusEventWire, 'type'>) => void;
  readonly restore: () => void;
}

/** Answers the event stream, for which `fakeFetch` has no body. Install it after `fakeFetch`. */
export function fakeEvents(): FakeEvents {
  const below = globalThis.fetch;
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>();
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!address.endsWith('/email-sequence/events')) return below(input, init);
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void listeners.add(controller) });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
  return {
    send: (event) => {
      const bytes = new TextEncoder().encode(`data: ${JSON.stringify({ type: 'status', ...event })}\n\n`);
      for (const listener of listeners) listener.enqueue(bytes);
    },
    restore: () => {
      globalThis.fetch = below;
    },
  };
}
