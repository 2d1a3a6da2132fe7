import { markStyle } from './evidence-words.ts';
import type { MarkedEvidence } from './evidence-words.ts';
import marks from './marked-text.module.css';
import classes from './marked-underlay.module.css';
import { segmentsOf } from './marked-segments.ts';

export interface MarkedUnderlayProps {
  readonly text: string;
  readonly pieces: readonly MarkedEvidence[];
}

/** The marks of a text, shown below a field with the same letters; it is as high as the text. */
export function MarkedUnderlay({ text, pieces }: MarkedUnderlayProps) {
  return (
    <span className={classes.root} aria-hidden>
      {segmentsOf(text, pieces, null).map(({ text: part, piece }, index) => (
        <span key={index} className={piece && (markStyle(piece) === 'fill' ? classes.fill : marks[markStyle(piece)])}>
          {part}
        </span>
      ))}
      {/* A line that was only just begun counts. */}
      {'\u200b'}
    </span>
  );
}
