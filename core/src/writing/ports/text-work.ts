import type { CheckGrounds, ReviewedEmail, SecondReading, Source } from '../../checks/contract/evidence.ts';
import type { EmailReview } from '../../records/domain/sequence-review.ts';

interface WithSources {
  readonly sources: readonly Source[];
  /** Where the domain's reps work, for days without a zone. */
  readonly timeZone: string;
}

/** Work on texts whose length a caller decides. It is pure, and everything in and out of it is plain data. */
export interface TextTasks {
  /** `PlaybookHtml.sanitise`. */
  readonly sanitise: (html: string) => string;
  /** `markLinks`, for each of these sanitised texts. */
  readonly markLinks: (input: WithSources & { readonly htmls: readonly string[] }) => readonly string[];
  /** `reviewEmails`, with sources that are not indexed yet. */
  readonly review: (
    input: WithSources & {
      readonly emails: readonly ReviewedEmail[];
      readonly grounds: Omit<CheckGrounds, 'language'>;
      readonly reading?: SecondReading | null;
    },
  ) => Promise<readonly EmailReview[]>;
}

/** Carries out text tasks so that the long one of a user delays nobody else. */
export abstract class TextWork {
  /** Errors: `too_many_requests` where the user has too many tasks already, `too_large` where the task takes too long. */
  abstract run<K extends keyof TextTasks>(
    task: K,
    userId: string,
    input: Parameters<TextTasks[K]>[0],
  ): Promise<Awaited<ReturnType<TextTasks[K]>>>;
}
