import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DraftEmail, Source } from '@overture/core/contract';
import { useQuery } from '@overture/ui';
import { basisQuery } from './check.queries.ts';
import type { Basis, CheckedContact } from './check.queries.ts';
import type { Judge, Judgement } from './judge-text.ts';

export interface DraftCheck {
  /** `idle`: no contact is named. `failed`: it could not be read, for the reason in `error`. */
  readonly state: 'idle' | 'reading' | 'failed' | 'ready';
  readonly error: unknown;
  /** Of the text; null until the contact is read, and without a text. */
  readonly judgement: Judgement | null;
  readonly sources: readonly Source[];
  readonly readAgain: () => void;
}

const none: CheckedContact = { contactId: '', url: '', zone: null };
const nothing: readonly Source[] = [];

/** Reads a contact once, and judges the text at every key press. */
export function useDraftCheck(contact: CheckedContact | null, email: DraftEmail): DraftCheck {
  const { data, error, isFetching, refetch } = useQuery({ ...basisQuery(contact ?? none), enabled: contact !== null });
  const [prepared, setPrepared] = useState<{ readonly basis: Basis; readonly judge: Judge } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (data !== undefined)
      void import('./judge-text.ts')
        .then(({ judgeOf }) => judgeOf(data))
        .then((judge) => isCurrent && setPrepared({ basis: data, judge }));
    return () => {
      isCurrent = false;
    };
  }, [data]);
  const judge = contact !== null && data !== undefined && prepared?.basis === data ? prepared.judge : null;
  const { subject, body } = useDeferredValue(email);
  const judgement = useMemo(
    () => (judge === null || `${subject}${body}`.trim() === '' ? null : judge({ subject, body })),
    [judge, subject, body],
  );
  const isReading = isFetching || (data !== undefined && judge === null);
  return {
    state: contact === null ? 'idle' : isReading ? 'reading' : error ? 'failed' : 'ready',
    error,
    judgement,
    sources: judge === null ? nothing : (data?.sources ?? nothing),
    readAgain: () => void refetch(),
  };
}
