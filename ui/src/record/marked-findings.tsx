import type { Check, Evidence } from '@overture/core/contract';
import { IconCircleCheck } from '@overture/ui';
import { markLine } from './evidence-words.ts';
import classes from './send-check.module.css';
import { SendCheck } from './send-check.tsx';
import { pieceOf, VouchActions } from './vouch-actions.tsx';
import type { VouchActionsProps } from './vouch-actions.tsx';

export interface MarkedFindingsProps extends Pick<VouchActionsProps, 'record' | 'index'> {
  readonly checks: readonly Check[];
  readonly evidence: readonly Evidence[] | null;
  /** Whether the user may say what is right: not in a text that is not saved. */
  readonly canVouch: boolean;
}

/** The findings of a saved email, each with *It's right* where a person can know that, and what somebody vouches for. */
export function MarkedFindings({ checks, evidence, canVouch, record, index }: MarkedFindingsProps) {
  const vouched = evidence?.filter(({ status }) => status === 'vouched') ?? [];
  return (
    <>
      <SendCheck
        checks={checks}
        after={(check) => {
          const piece = canVouch ? pieceOf(check, evidence) : undefined;
          return piece && <VouchActions record={record} index={index} piece={piece} />;
        }}
      />
      {vouched.length > 0 && (
        <ul className={classes.list} aria-label="Vouched for">
          {vouched.map((piece) => (
            <li key={`${piece.field}-${piece.start}`} className={classes.check}>
              <IconCircleCheck size={16} className={classes.icon} aria-hidden />
              <span>
                <bdi>{piece.text}</bdi>: {markLine(piece)}
                {canVouch && <VouchActions record={record} index={index} piece={piece} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
