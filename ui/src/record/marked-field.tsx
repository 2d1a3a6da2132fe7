import type { ComponentProps } from 'react';
import type { MarkedEvidence } from './evidence-words.ts';
import classes from './marked-field.module.css';
import { MarkedUnderlay } from './marked-underlay.tsx';

export interface MarkedFieldProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'className'> {
  readonly value: string;
  /** The evidence of the text, which is marked below the letters. */
  readonly pieces: readonly MarkedEvidence[];
  readonly onType: (text: string) => void;
}

/** A field for the body of an email. It is as high as its text, whose evidence it shows. */
export function MarkedField({ value, pieces, onType, ...rest }: MarkedFieldProps) {
  return (
    <span className={classes.stack}>
      <MarkedUnderlay text={value} pieces={pieces} />
      <textarea
        className={classes.body}
        dir="auto"
        maxLength={50_000}
        value={value}
        {...rest}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </span>
  );
}
