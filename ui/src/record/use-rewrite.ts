import { useEffect, useRef, useState } from 'react';
import { checkEmail, rewriteEmail } from '@overture/core/contract';
import type { EndpointResponse, RecordDetail } from '@overture/core/contract';
import { announce, callApi, errorText } from '@overture/ui';
import type { EmailTexts } from './email-draft.ts';
import type { Span } from './text-place.ts';

type Answer = EndpointResponse<typeof rewriteEmail>;

/** A text that the AI proposes, with the one from which it was made. */
export interface Proposal extends Omit<Answer, 'proposal'> {
  readonly before: EmailTexts;
  /** The email's revision when it was proposed, so that a text saved since is not replaced unnoticed. */
  readonly revision: string;
  readonly email: Answer['proposal'];
}

export interface RewriteOrder {
  readonly instruction: string;
  readonly texts: EmailTexts;
  readonly revision: string;
  /** The part of the body to rewrite; null for the whole email. */
  readonly part: Span | null;
}

export interface Rewriting {
  readonly isAsking: boolean;
  /** Why nothing is proposed, in words for people; undefined without a failure. */
  readonly problem: string | undefined;
  /** The texts of the proposal as far as they are written, unchecked; null before and after that. */
  readonly written: EmailTexts | null;
  readonly proposal: Proposal | null;
  readonly ask: (order: RewriteOrder) => void;
  /** Cancels the request, and drops the proposal. */
  readonly discard: () => void;
}

/** Precedes the rep's words if only a part is to be rewritten. */
const partOnly = 'The body is one part of the email. Rewrite this part alone, without a greeting and a name: ';

/** Proposals for one email. None of them is stored, so the text stays unchanged however the request ends. */
export function useRewrite(record: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version'>, index: number): Rewriting {
  const [state, setState] = useState<Omit<Rewriting, 'ask' | 'discard'>>(idle);
  const question = useRef<AbortController>(undefined);
  useEffect(() => () => question.current?.abort(), []);
  const discard = () => {
    question.current?.abort();
    setState(idle);
  };
  const ask = (order: RewriteOrder) => {
    discard();
    const { signal } = (question.current = new AbortController());
    setState({ ...idle, isAsking: true });
    const onWritten = (written: EmailTexts) => setState({ ...idle, isAsking: true, written });
    propose(record, index, order, { signal, onWritten }).then(
      (proposal) => {
        if (signal.aborted) return;
        const { before, email } = proposal;
        if (email.subject === before.subject && email.body === before.body)
          return setState({ ...idle, problem: 'The AI would change nothing. Another instruction may help.' });
        setState({ ...idle, proposal });
        announce('A new text is proposed.');
      },
      (error: unknown) => signal.aborted || setState({ ...idle, problem: errorText(error) }),
    );
  };
  return { ...state, ask, discard };
}

const idle = { isAsking: false, problem: undefined, written: null, proposal: null } as const;

async function propose(
  { hubspotId, userId, version }: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version'>,
  index: number,
  { instruction, texts, revision, part }: RewriteOrder,
  { signal, onWritten }: { readonly signal: AbortSignal; readonly onWritten: (texts: EmailTexts) => void },
): Promise<Proposal> {
  const which = { hubspotId, fromAdminSideUserId: userId, ...(version !== null && { version }), index };
  const { subject, body } = texts;
  const order =
    part === null
      ? { instruction, subject, body }
      : { instruction: partOnly + instruction, subject, body: body.slice(part.start, part.end) };
  // Everything outside the selection stays exactly as it is.
  const wholeOf = (written: EmailTexts): EmailTexts =>
    part === null ? written : { subject, body: body.slice(0, part.start) + written.body + body.slice(part.end) };
  const onPartial = (written: EmailTexts) => onWritten(wholeOf(written));
  const { proposal, ...cost } = await callApi(rewriteEmail, { body: { ...which, ...order } }, { signal, onPartial });
  if (part === null) return { ...cost, before: texts, revision, email: proposal };
  const whole = wholeOf(proposal);
  const { evidence, checks } = await callApi(checkEmail, { body: { ...which, ...whole } }, { signal });
  return { ...cost, before: texts, revision, email: { ...whole, evidence, checks } };
}
