import { useEffect, useEffectEvent } from 'react';
import { recordEvents } from '@overture/core/contract';
import type { StatusEventWire } from '@overture/core/contract';
import { readEventStream } from '../api/event-stream.ts';

/**
 * Status events of the user's own records while the component is mounted. `onOpen` is called at every connection and
 * reconnection; callers must fetch again there, because missed events are not repeated.
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
