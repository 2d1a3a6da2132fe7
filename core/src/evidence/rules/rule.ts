import type { Check, CheckLevel, DraftEmail, Evidence } from '../../contract/index.ts';

export type RuleLevel = CheckLevel | 'off';

/** What a rule found. Without a field it is about the email, or the contact, as a whole. */
export type Finding = Pick<Check, 'message' | 'field' | 'start' | 'end'>;

/** One question that is asked of every email before it is sent. */
export interface Rule {
  /** Outside scripts rely on it; it never changes. */
  readonly id: string;
  readonly level: CheckLevel;
  /** Superadmins cannot switch it, and nobody overrides it. */
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
export interface CheckContext {
  /** Day of writing, `YYYY-MM-DD`. */
  readonly today: string;
  /** Language of the email as `loadLanguageDetector` tells it. */
  readonly language: string | null;
  /** Of this email, by `checkEvidence`; null where there are no sources, as in old versions. */
  readonly evidence: readonly Evidence[] | null;
  /** All emails of the sequence, and which of them this is; a single email is a sequence of one. */
  readonly sequence: readonly DraftEmail[];
  readonly position: number;
  readonly contact: {
    /** First and last name, as they are spelled in the CRM. */
    readonly names: readonly string[];
    readonly company: string | null;
    readonly isOptedOut: boolean;
    readonly hasBounced: boolean;
    /** ISO 639-1. */
    readonly language: string | null;
    /** When the contact last wrote: a day, or ISO 8601. */
    readonly lastInboundAt: string | null;
    /** Subjects of the emails there were, without which "Re:" is false. */
    readonly threadSubjects: readonly string[];
    readonly openQuestions: readonly { readonly text: string; readonly date?: string }[];
  };
  readonly sender: { readonly names: readonly string[]; readonly company: string | null };
  /** Words an email may have, from the template; null: 60 to 140. */
  readonly words: { readonly min: number; readonly max: number } | null;
  /** When this contact last got a sequence: a day, or ISO 8601. */
  readonly lastGeneratedAt: string | null;
  readonly policy: CheckPolicy;
}

/** What a domain wants of its emails. */
export interface CheckPolicy {
  /** Levels that differ from the rules' own, by rule id. */
  readonly levels: Readonly<Record<string, RuleLevel>>;
  readonly isOptOutRequired: boolean;
  /** The line that counts as an opt-out beside the usual phrases. */
  readonly optOutLine: string | null;
  /** Must stand in every email; null: no address is asked for. */
  readonly postalAddress: string | null;
}

/** Findings for the pieces of evidence that `select` picks, with a message made of their text. */
export function fromEvidence(
  evidence: readonly Evidence[] | null,
  select: (piece: Evidence) => boolean,
  message: (text: string) => string,
): Finding[] {
  return (evidence ?? [])
    .filter((piece) => piece.status === 'unsupported' && select(piece))
    .map(({ field, start, end, text }) => ({ field, start, end, message: message(shorten(text)) }));
}

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text;
}
