import { useCallback, useEffect, useRef, useState } from 'react';
import { lastUserId } from '@overture/ui';
import { emptyDraft, readDraft, writeDraft } from './model/draft.ts';
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
  const [draft, setDraft] = useState(() => readDraft(userId));
  const latest = useRef(draft);
  const change = useCallback<DraftState['change']>((apply) => {
    latest.current = apply(latest.current);
    setDraft(latest.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => writeDraft(userId, draft), debounceMs);
    return () => clearTimeout(timer);
  }, [userId, draft]);
  useEffect(() => {
    // Signing out deletes the draft before the page is left, so the draft must not be written again.
    const save = () => lastUserId() === userId && writeDraft(userId, latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);
  return { draft, change, clear: () => change(({ zone }) => ({ ...emptyDraft, zone })) };
}
