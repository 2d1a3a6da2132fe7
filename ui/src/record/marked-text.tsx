import type { KeyboardEvent } from 'react';
import type { Evidence } from '@overture/core/contract';
import { IconPencil, inPlace, Tooltip } from '@overture/ui';
import { fillQuestion, markLabel, markLine, markStyle } from './evidence-words.ts';
import type { MarkedEvidence } from './evidence-words.ts';
import classes from './marked-text.module.css';
import { segmentsOf, sentenceAround } from './marked-segments.ts';
import { SourceLine } from './source-line.tsx';
import { placeMark } from './text-place.ts';

export interface MarkedTextProps {
  readonly text: string;
  readonly pieces: readonly MarkedEvidence[];
  /** The evidence that is highlighted elsewhere; its sentence is highlighted too. */
  readonly lit: Evidence | null;
  /** Called when a mark is chosen by click, tap or key. */
  readonly onChoose: (piece: Evidence) => void;
}

/** A text with its evidence: verified parts are marked discreetly, what blocks in red, placeholders are chips. */
export function MarkedText({ text, pieces, lit, onChoose }: MarkedTextProps) {
  // By its position each part stays the same element while something is lit: the browser holds the page's scroll by one
  // of them, and would move the page if another text came into it.
  return segmentsOf(text, pieces, lit && sentenceAround(text, lit)).map(({ text: part, start, piece, isHighlighted }) =>
    piece === undefined ? (
      <span key={start} className={isHighlighted ? classes.lit : undefined} {...{ [placeMark]: start }}>
        {part}
      </span>
    ) : (
      <Mark key={start} text={part} start={start} piece={piece} isHighlighted={isHighlighted} onChoose={onChoose} />
    ),
  );
}

function Mark({
  text,
  start,
  piece,
  isHighlighted,
  onChoose,
}: {
  readonly text: string;
  readonly start: number;
  readonly piece: MarkedEvidence;
  readonly isHighlighted: boolean;
  readonly onChoose: (piece: Evidence) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onChoose(piece);
  };
  return (
    <Tooltip
      {...inPlace}
      multiline
      maw={300}
      withArrow
      events={{ hover: true, focus: true, touch: false }}
      label={<MarkNote piece={piece} />}
    >
      {/* A button would not wrap with the line it stands in. */}
      <span
        role="button"
        tabIndex={0}
        {...{ [placeMark]: start }}
        aria-label={markLabel(piece)}
        className={`${classes[markStyle(piece)]} ${isHighlighted ? classes.lit : ''}`}
        onClick={() => onChoose(piece)}
        onKeyDown={onKeyDown}
      >
        {piece.status === 'fill' ? (
          <>
            <IconPencil size={14} aria-hidden />
            {fillQuestion(text)}
          </>
        ) : (
          text
        )}
      </span>
    </Tooltip>
  );
}

function MarkNote({ piece }: { readonly piece: Evidence }) {
  return (
    <span className={classes.note}>
      <strong>{markLine(piece)}</strong>
      {piece.quote && (
        <span className={classes.quote} dir="auto">
          “{piece.quote}”
        </span>
      )}
      {piece.source && (
        <span>
          <SourceLine source={piece.source} />
        </span>
      )}
    </span>
  );
}
