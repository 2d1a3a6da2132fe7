import type { EndpointDefinition } from '@overture/core/contract';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { addressOf, fetchApi } from './api-client.ts';
import { parseJson, readServerSent } from './server-sent.ts';

/** The server sends a heartbeat every 15 s. After three missed ones the connection counts as dead. */
const silenceMs = 45_000;
const firstPauseMs = 1_000;
const maxPauseMs = 30_000;

export interface EventStreamHandlers<T> {
  readonly onEvent: (event: T) => void;
  /**
   * Called after every connection and reconnection. Callers must fetch again here, because events in between are lost.
   */
  readonly onOpen?: (() => void) | undefined;
  readonly signal: AbortSignal;
}

type EventOf<E extends EndpointDefinition> = E['events'] extends z.ZodType ? z.output<E['events']> : never;

/**
 * Reads an endpoint's server-sent events with `fetch`, so that the token is not in the URL. It reconnects with growing
 * pauses until `signal` aborts or the server answers that the session is over, and then resolves. It never rejects.
 */
export async function readEventStream<E extends EndpointDefinition>(
  endpoint: E,
  { onEvent, onOpen, signal }: EventStreamHandlers<EventOf<E>>,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      await readOnce(endpoint, signal, {
        onOpen: () => {
          failures = 0;
          onOpen?.();
        },
        onData: (data) => {
          const event = endpoint.events?.safeParse(parseJson(data));
          if (event?.success) onEvent(event.data as EventOf<E>);
        },
      });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return;
    }
    failures += 1;
    await pause(Math.min(firstPauseMs * 2 ** (failures - 1), maxPauseMs) * (0.75 + Math.random() / 2), signal);
  }
}

async function readOnce(
  endpoint: EndpointDefinition,
  signal: AbortSignal,
  { onOpen, onData }: { onOpen: () => void; onData: (data: string) => void },
): Promise<void> {
  const connection = new AbortController();
  const stop = () => connection.abort();
  signal.addEventListener('abort', stop);
  let watchdog = setTimeout(stop, silenceMs);
  try {
    const headers = new Headers({ accept: 'text/event-stream' });
    const response = await fetchApi(endpoint, addressOf(endpoint), {
      headers,
      signal: connection.signal,
      endless: true,
    });
    onOpen();
    await readServerSent(response, {
      onMessage: ({ data }) => onData(data),
      onPart: () => {
        clearTimeout(watchdog);
        watchdog = setTimeout(stop, silenceMs);
      },
    });
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', stop);
    connection.abort();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
