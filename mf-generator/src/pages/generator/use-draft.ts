import { useCallback, useEffect, useRef, useState } from 'react';
import { lastUserId } from '@overture/ui';
import { emptyDraft, keptDraft } from './model/draft.ts';
import type { Draft } from './model/draft.ts';

/** The pause after the last change before the draft is stored, because a draft with long texts is slow to write. */
const debounceMs = 300;

/** What a user has typed on the page, and how it is changed. */
export interface DraftState {
  readonly draft: Draft;
  readonly change: (apply: (draft: Draft) => Draft) => void;
  /** Empties the draft, except for the chosen domain. */
  readonly clear: () => void;
}

/** The user's draft in this tab, kept across a reload and a visit to another page. */
export function useDraft(userId: string): DraftState {
  const [draft, setDraft] = useState(() => keptDraft.read() ?? emptyDraft);
  const latest = useRef(draft);
  const change = useCallback<DraftState['change']>((apply) => {
    latest.current = apply(latest.current);
    setDraft(latest.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => keptDraft.keep(draft), debounceMs);
    return () => clearTimeout(timer);
  }, [userId, draft]);
  useEffect(() => {
    // Somebody else may have signed in before the page is left.
    const save = () => lastUserId() === userId && keptDraft.keep(latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);
  return { draft, change, clear: () => change(({ zone }) => ({ ...emptyDraft, zone })) };
}
