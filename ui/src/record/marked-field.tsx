import type { ComponentProps } from 'react';
import { markStyle } from './evidence-words.ts';
import type { MarkedEvidence } from './evidence-words.ts';
import classes from './marked-field.module.css';
import { segmentsOf } from './marked-segments.ts';
import marks from './marked-text.module.css';

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
      {/* The marks stand below the letters of the field, which is as high as they are. */}
      <span className={classes.marks} aria-hidden>
        {segmentsOf(value, pieces, null).map(({ text, piece }, index) => (
          <span key={index} className={piece && (markStyle(piece) === 'fill' ? classes.fill : marks[markStyle(piece)])}>
            {text}
          </span>
        ))}
        {/* A line that was only just begun counts. */}
        {'\u200b'}
      </span>
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
