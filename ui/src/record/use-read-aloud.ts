import { useEffect, useRef } from 'react';
import { announce, toast } from '@overture/ui';

/**
 * Tells a screen reader of each email that can be read, once, and everybody when what was written has vanished. `count`
 * is the number of whole emails.
 */
export function useReadAloud(count: number): void {
  const told = useRef(count);
  useEffect(() => {
    const before = told.current;
    told.current = count;
    if (count > before) announce(count === 1 ? 'Email 1 can be read.' : `Emails 1 to ${count} can be read.`);
    if (count < before) toast.info('What was written could not be kept. The sequence is being written again.');
  }, [count]);
}
