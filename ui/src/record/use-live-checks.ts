import { useEffect, useMemo, useRef, useState } from 'react';
import { checkEmail } from '@overture/core/contract';
import type { Check, EndpointBody, EndpointResponse, Evidence, RecordDetail } from '@overture/core/contract';
import { callApi } from '@overture/ui';
import type { EmailTexts } from './email-draft.ts';
import { moveEvidence } from './move-evidence.ts';
import type { runChecks } from './run-checks.ts';

/** A pause after a word, but not after a thought. */
const settleMs = 400;

export interface LiveChecks {
  /** Null where the sources of the email are unknown. */
  readonly evidence: readonly Evidence[] | null;
  readonly checks: readonly Check[];
  /**
   * `checked`: the server has checked exactly this text. `checking`: the request is running, and the marks are those of
   * the previous text where they still apply. `failed`: the request failed, and the marks stay until the text changes
   * again.
   */
  readonly state: 'checked' | 'checking' | 'failed';
}

export interface LiveChecksInput {
  readonly record: Pick<RecordDetail, 'hubspotId' | 'version' | 'emails'>;
  /** The position of the email in the sequence, from 0. */
  readonly index: number;
  /** The text in the editor; null while nobody edits. */
  readonly typed: EmailTexts | null;
}

/** A checked text, and what the browser needs to continue from there. */
interface Checked extends EndpointResponse<typeof checkEmail> {
  readonly texts: EmailTexts;
  readonly runChecks: typeof runChecks;
}

/**
 * The send check of an email while it is typed. The rules run in the browser at every key press, with the evidence that
 * still applies. New evidence needs the sources, so the server provides it whenever the rep pauses, and an outdated
 * request is cancelled. Without an editor, and for an email without evidence, nothing is requested. The component needs
 * a key for each email.
 */
export function useLiveChecks({ record, index, typed }: LiveChecksInput): LiveChecks {
  const { hubspotId, version, emails } = record;
  const { subject, body } = typed ?? {};
  const saved = emails[index];
  const isAsked = typed !== null && saved !== undefined && saved.evidence !== null;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failed, setFailed] = useState<EmailTexts | null>(null);
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isAsked || subject === undefined || body === undefined) return;
    const texts = { subject, body };
    const question = new AbortController();
    const ask = () => {
      hasAsked.current = true;
      check({ hubspotId, ...(version !== null && { version }), index, ...texts }, question.signal).then(
        (found) => setChecked({ ...found, texts }),
        () => question.signal.aborted || setFailed(texts),
      );
    };
    // The first request also loads the rules, so it does not wait for a pause.
    const timer = setTimeout(ask, hasAsked.current ? settleMs : 0);
    return () => {
      clearTimeout(timer);
      question.abort();
    };
  }, [isAsked, hubspotId, version, index, subject, body]);

  return useMemo(() => {
    const { evidence = null, checks = [] } = saved ?? {};
    if (!isAsked || subject === undefined || body === undefined) return { evidence, checks, state: 'checked' };
    const now = { subject, body };
    if (checked !== null && isSame(checked.texts, now))
      return { evidence: checked.evidence, checks: checked.checks, state: 'checked' };
    const state = failed !== null && isSame(failed, now) ? 'failed' : 'checking';
    if (checked === null || checked.grounds === null)
      return { evidence: moveEvidence(evidence ?? [], saved, now), checks, state };
    const still = moveEvidence(checked.evidence ?? [], checked.texts, now);
    const sequence = emails.map((email, at) => (at === index ? now : email));
    const found = checked.runChecks(now, { ...checked.grounds, evidence: still, sequence, position: index });
    return { evidence: still, checks: found, state };
  }, [saved, emails, index, isAsked, subject, body, checked, failed]);
}

async function check(body: EndpointBody<typeof checkEmail>, signal: AbortSignal): Promise<Omit<Checked, 'texts'>> {
  const [found, rules] = await Promise.all([callApi(checkEmail, { body }, { signal }), import('./run-checks.ts')]);
  return { ...found, runChecks: rules.runChecks };
}

const isSame = (a: EmailTexts, b: EmailTexts): boolean => a.subject === b.subject && a.body === b.body;
