import type { ReactNode } from 'react';
import type { Check, CheckLevel } from '@overture/core/contract';
import { IconAlertCircle, IconAlertTriangle, IconBulb } from '@overture/ui';
import classes from './send-check.module.css';

const levels: Record<CheckLevel, { readonly name: string; readonly icon: typeof IconBulb }> = {
  block: { name: 'To fix', icon: IconAlertCircle },
  warn: { name: 'To look at', icon: IconAlertTriangle },
  tip: { name: 'Tip', icon: IconBulb },
};

export interface SendCheckProps {
  readonly checks: readonly Check[];
  /** Shows the place of a finding in the body; without it, messages are plain text. */
  readonly onShow?: ((check: Check) => void) | undefined;
  /** What can be done about a finding, behind its message. */
  readonly after?: ((check: Check) => ReactNode) | undefined;
}

/** The findings of the send check for an email, the most serious first, each with what to do about it. */
export function SendCheck({ checks, onShow, after }: SendCheckProps) {
  if (checks.length === 0) return null;
  return (
    <div role="group" aria-label="Send check">
      <ul className={classes.list}>
        {checks.map((check) => {
          const { rule, level, message, fix, field, start } = check;
          const { name, icon: Icon } = levels[level];
          return (
            <li key={`${rule}-${start ?? ''}-${message}`} className={classes.check} data-level={level}>
              <Icon size={16} className={classes.icon} aria-hidden />
              <span>
                <span className={classes.level}>{name}: </span>
                {onShow && field === 'body' ? (
                  <button type="button" className={classes.show} dir="auto" onClick={() => onShow(check)}>
                    {message}
                  </button>
                ) : (
                  <span dir="auto">{message}</span>
                )}
                {/* The message of a graver finding says itself what to do, and that of some tips too. */}
                {level === 'tip' && fix !== undefined && !message.endsWith(fix) && (
                  <span className={classes.fix}> {fix}</span>
                )}
                {after?.(check)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
