import { useEffect, useEffectEvent, useState } from 'react';
import { TextField } from '@overture/ui';

export interface DayFieldProps {
  readonly label: string;
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly min: string;
  readonly onCommit: (day: string) => void;
}

/** A pause after the last key or click: a day is typed in three parts, and each of them is already a day. */
const settleMs = 600;

/** A day that can be chosen or typed. */
export function DayField({ label, value, min, onCommit }: DayFieldProps) {
  const [typed, setTyped] = useState<string>();
  const commit = useEffectEvent(() => {
    setTyped(undefined);
    if (typed !== undefined && typed !== '' && typed !== value) onCommit(typed);
  });
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => commit(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextField
      type="date"
      aria-label={label}
      value={typed ?? value}
      min={min}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        if (typed !== undefined && typed !== '' && typed !== value) onCommit(typed);
        setTyped(undefined);
      }}
    />
  );
}
