import { useEffect, useEffectEvent } from 'react';
import { recordEvents } from '@overture/core/contract';
import type { StatusEventWire } from '@overture/core/contract';
import { readEventStream } from '../api/event-stream.ts';

/**
 * Live status of the own records for as long as the component is mounted. `onOpen` is called at every (re)connection:
 * refetch there, events missed in between are not repeated.
 */
export function useStatusEvents(onEvent: (event: StatusEventWire) => void, onOpen?: () => void): void {
  const handleEvent = useEffectEvent(onEvent);
  const handleOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    const ended = new AbortController();
    void readEventStream(recordEvents, {
      onEvent: (event) => handleEvent(event),
      onOpen: () => handleOpen(),
      signal: ended.signal,
    });
    return () => ended.abort();
  }, []);
}
