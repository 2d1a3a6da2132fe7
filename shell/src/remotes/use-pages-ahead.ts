import { useLocation } from '@overture/ui';
import { useEffect } from 'react';
import { generatorOf } from '../palette/palette-entries.ts';
import { usePageLoader } from './page-loader.ts';

/** The page that users open after the generator, and the one after that. */
const queue = '/admin/history';
const record = '/detailed-history/:id';
/** The delay leaves the network to the data of the open page. */
const restMs = 1_500;

/**
 * Fetches the code of the page that is probably opened next: the queue from the generator, a record from the queue, the
 * generator from any other page. It does nothing when the browser is set to save data.
 */
export function usePagesAhead(role: string | null): void {
  const pageLoader = usePageLoader();
  const { pathname } = useLocation();
  const generator = generatorOf(role);
  const next = pathname === generator ? queue : pathname === queue ? record : generator;
  useEffect(() => {
    if (next === undefined || savesData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    // On a slow line the code of the open page is still on its way.
    void pageLoader.settled().then(() => {
      if (!isLeft) timer = setTimeout(() => pageLoader.preload(next), restMs);
    });
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [next, pageLoader]);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
