import type { Check, CheckGrounds, CheckLevel, DraftEmail, Evidence } from '../contract/evidence.ts';

export type RuleLevel = CheckLevel | 'off';

/** What a rule found. Without a field it is about the email, or the contact, as a whole. */
export type Finding = Pick<Check, 'message' | 'field' | 'start' | 'end'>;

/** One question that is asked of every email before it is sent. */
export interface Rule {
  /** Outside scripts rely on it; it never changes. */
  readonly id: string;
  readonly level: CheckLevel;
  /** Superadmins cannot change its level, and nobody overrides it. */
  readonly isLocked?: true;
  /** Why it is asked. */
  readonly reason: string;
  /** What to do about a finding. */
  readonly fix: string;
  /** Where research or a law is behind it. */
  readonly research?: string;
  readonly find: (email: DraftEmail, context: CheckContext) => readonly Finding[];
}

/** Everything that rules know beside the email. What is not known is null or empty, and its rules stay silent. */
export interface CheckContext extends CheckGrounds {
  /** Of this email, by `checkEvidence`; null where there are no sources, as in old versions. */
  readonly evidence: readonly Evidence[] | null;
  /** All emails of the sequence, and which of them this is; a single email is a sequence of one. */
  readonly sequence: readonly DraftEmail[];
  readonly position: number;
}

/** A contact of whom nothing is known. */
export const unknownContact: CheckContext['contact'] = {
  names: [],
  company: null,
  isOptedOut: false,
  hasBounced: false,
  language: null,
  lastInboundAt: null,
  threadSubjects: [],
  openQuestions: [],
};

/**
 * Findings for the pieces of evidence that `select` picks, with a message made of their text; where a source says
 * otherwise the message names what it says.
 */
export function fromEvidence(
  evidence: readonly Evidence[] | null,
  select: (piece: Evidence) => boolean,
  message: (text: string) => string,
): Finding[] {
  return (evidence ?? [])
    .filter((piece) => (piece.status === 'unsupported' || piece.status === 'contradicted') && select(piece))
    .map(({ field, start, end, text, expected, nearest }) => ({
      field,
      start,
      end,
      message:
        expected === undefined
          ? `${message(shorten(text))}${nearest === undefined ? '' : ` The nearest that a source has is ${shorten(nearest)}.`}`
          : `A source says "${shorten(expected)}", not "${shorten(text)}". Write what it says, or take it out.`,
    }));
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
