import type { Check, CheckLevel } from '@overture/core/contract';
import { IconAlertCircle, IconAlertTriangle, IconBulb } from '@overture/ui';
import classes from './send-check.module.css';

const levels: Record<CheckLevel, { readonly name: string; readonly icon: typeof IconBulb }> = {
  block: { name: 'To mend', icon: IconAlertCircle },
  warn: { name: 'To look at', icon: IconAlertTriangle },
  tip: { name: 'Tip', icon: IconBulb },
};

/** The findings of the send check for an email, the most serious first, each with what to do about it. */
export function SendCheck({ checks }: { readonly checks: readonly Check[] }) {
  if (checks.length === 0) return null;
  return (
    <div role="group" aria-label="Send check">
      <ul className={classes.list}>
        {checks.map(({ rule, level, message, fix, start }) => {
          const { name, icon: Icon } = levels[level];
          return (
            <li key={`${rule}-${start ?? ''}-${message}`} className={classes.check} data-level={level}>
              <Icon size={16} className={classes.icon} aria-hidden />
              <span>
                <span className={classes.level}>{name}: </span>
                <span dir="auto">{message}</span>
                {/* The message of a graver finding says itself what to do, and that of some tips too. */}
                {level === 'tip' && fix !== undefined && !message.endsWith(fix) && (
                  <span className={classes.fix}> {fix}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
