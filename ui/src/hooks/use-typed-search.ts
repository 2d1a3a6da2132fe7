import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Long enough to finish a word, short enough that nobody waits for it. */
const settleMs = 300;

/**
 * The text of a search box, and its setter. `commit` is called when the user stops typing. When `search` changes in
 * another way, for example by Back, it replaces the text.
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
