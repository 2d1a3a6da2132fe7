import { mayBeVouchedFor } from '@overture/core/contract';
import type { Check, Evidence, RecordDetail } from '@overture/core/contract';
import { AppButton } from '@overture/ui';
import { useVouch } from './use-vouch.ts';

export interface VouchActionsProps {
  readonly record: Pick<RecordDetail, 'hubspotId' | 'userId' | 'version' | 'emails'>;
  readonly index: number;
  readonly piece: Evidence;
  /** Called when something was chosen. */
  readonly onDone?: (() => void) | undefined;
}

/** *It's right* for a marked text, here or in all emails, or *Take back*; nothing where nobody can vouch for it. */
export function VouchActions({ record, index, piece, onDone }: VouchActionsProps) {
  const { mutate, isPending } = useVouch(record, index);
  const isVouched = piece.status === 'vouched';
  if (!isVouched && !mayBeVouchedFor(piece)) return null;
  const emails = record.emails.filter(({ evidence }) =>
    evidence?.some((other) => other.text === piece.text && other.status === piece.status),
  ).length;
  const say = (everywhere: boolean) => {
    mutate({ piece, vouched: !isVouched, everywhere });
    onDone?.();
  };
  const what = isVouched ? 'Take back' : 'It’s right';
  return (
    <>
      <AppButton
        size="sm"
        variant="quiet"
        busy={isPending}
        aria-label={`${what}: ${piece.text}`}
        onClick={() => say(false)}
      >
        {what}
      </AppButton>
      {emails > 1 && (
        <AppButton
          size="sm"
          variant="quiet"
          busy={isPending}
          aria-label={`${what} in all ${emails} emails: ${piece.text}`}
          onClick={() => say(true)}
        >
          In all {emails} emails
        </AppButton>
      )}
    </>
  );
}

/** The piece of evidence that a finding is about. */
export function pieceOf(check: Check, evidence: readonly Evidence[] | null): Evidence | undefined {
  return evidence?.find(({ field, start, end }) => field === check.field && start === check.start && end === check.end);
}
