import { useCallback, useEffect, useRef, useState } from 'react';
import { lastUserId } from '@overture/ui';
import { readDraft, writeDraft } from './draft.ts';
import type { Draft } from './draft.ts';

/** Long texts are not written to storage at every key press. */
const settleMs = 300;

export type ChangeDraft = (change: (draft: Draft) => Draft) => void;

/** The user's draft in this tab, kept across a reload and a visit to another page. */
export function useDraft(userId: string): [Draft, ChangeDraft] {
  const [draft, setDraft] = useState(() => readDraft(userId));
  const latest = useRef(draft);
  const change = useCallback<ChangeDraft>((apply) => {
    latest.current = apply(latest.current);
    setDraft(latest.current);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => writeDraft(userId, draft), settleMs);
    return () => clearTimeout(timer);
  }, [userId, draft]);
  useEffect(() => {
    // Signing out forgets the draft, and leaves the page after that.
    const save = () => lastUserId() === userId && writeDraft(userId, latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId]);
  return [draft, change];
}
