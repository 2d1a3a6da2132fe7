import { useId, useState } from 'react';
import type { RecordEmail } from '@overture/core/contract';
import classes from './day-field.module.css';

export interface DayFieldProps {
  readonly emails: readonly Pick<RecordEmail, 'sendAfterDays'>[];
  /** The position of the email, from 0. */
  readonly index: number;
  readonly onSave: (days: number) => Promise<boolean>;
}

/**
 * The day of an email, counted from the first one, to be changed between the days of its neighbours. It is saved with
 * Enter and when the field is left. It needs a key for each email and day.
 */
export function DayField({ emails, index, onSave }: DayFieldProps) {
  const id = useId();
  const day = emails[index]?.sendAfterDays ?? 0;
  const [typed, setTyped] = useState(String(day));
  const min = emails.slice(0, index).findLast(({ sendAfterDays }) => sendAfterDays !== null)?.sendAfterDays ?? 0;
  const max = emails.slice(index + 1).find(({ sendAfterDays }) => sendAfterDays !== null)?.sendAfterDays ?? 365;
  const isWrong = !/^\d{1,3}$/.test(typed) || Number(typed) < min || Number(typed) > max;
  const save = async () => {
    if (isWrong) setTyped(String(day));
    else if (Number(typed) !== day && !(await onSave(Number(typed)))) setTyped(String(day));
  };
  return (
    <div className={classes.root}>
      <label htmlFor={id}>Send on day</label>
      <input
        id={id}
        className={classes.input}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        disabled={index === 0}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-range`}
        onChange={({ target }) => setTyped(target.value.trim())}
        onBlur={() => void save()}
        onKeyDown={({ key }) => {
          if (key === 'Enter') void save();
          if (key === 'Escape') setTyped(String(day));
        }}
      />
      <span id={`${id}-range`} className={classes.range}>
        {index === 0 ? 'The days count from the first' : max === 365 ? `${min} or more` : `${min} to ${max}`}
      </span>
    </div>
  );
}
