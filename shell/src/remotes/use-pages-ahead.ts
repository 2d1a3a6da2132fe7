import { useLocation } from '@overture/ui';
import { useEffect } from 'react';
import { generatorOf } from '../palette/palette-entries.ts';
import { preloadPage } from './page-components.ts';

/** Where people go from the generator. */
const queue = '/admin/history';
/** The page in front of the reader comes first. */
const restMs = 1_500;

/**
 * Fetches the page that is likely opened next once the present one has come to rest: the queue from the generator, the
 * generator from anywhere else. Not for whoever asked their browser to save data.
 */
export function usePagesAhead(role: string | null): void {
  const { pathname } = useLocation();
  const generator = generatorOf(role);
  const next = pathname === generator ? queue : generator;
  useEffect(() => {
    if (next === undefined || savesData()) return;
    const timer = setTimeout(() => preloadPage(next), restMs);
    return () => clearTimeout(timer);
  }, [next]);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
