import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Long enough for a word to be finished, short enough not to be waited for. */
const settleMs = 300;

/**
 * What stands in a search box, and its setter. `commit` is called once typing settles; a `search` that changed
 * otherwise, as by Back, replaces what stands in the box.
 */
export function useTypedSearch(search: string, commit: (search: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const committed = useRef(search);
  const commitNow = useEffectEvent((text: string) => {
    committed.current = text;
    commit(text);
  });
  useEffect(() => {
    if (search === committed.current) return;
    committed.current = search;
    setTyped(search);
  }, [search]);
  useEffect(() => {
    const text = typed.trim();
    if (text === committed.current) return;
    const timer = setTimeout(() => commitNow(text), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
