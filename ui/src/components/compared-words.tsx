import { diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';
import { foldedText, foldUnchanged } from '@overture/core/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import classes from './compared-words.module.css';

export interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  /** Whether unchanged lines that are far from a change are only counted, until they are opened. */
  readonly folded?: boolean;
  /** Called once the marks are shown, which is later than the texts. */
  readonly onShown?: () => void;
}

// It also finds words in languages without spaces.
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two texts compared word by word. */
export function ComparedWords({ before, after, folded = false, onShown }: TextDiffProps) {
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => show(), []);
  return joined(diffWordsWithSpace(before, after, { intlSegmenter })).map(({ value, Part }, index, { length }) =>
    folded && Part === 'span' ? (
      <Unchanged key={`${index} ${value}`} text={value} isFirst={index === 0} isLast={index === length - 1} />
    ) : (
      <Part key={index} className={Part === 'ins' ? classes.added : Part === 'del' ? classes.removed : undefined}>
        {value}
      </Part>
    ),
  );
}

interface UnchangedProps {
  readonly text: string;
  /** Whether the whole text begins or ends with it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Unchanged({ text, isFirst, isLast }: UnchangedProps) {
  const [isOpen, setOpen] = useState(false);
  const folded = foldUnchanged(text, { isFirst, isLast });
  if (isOpen || folded === null) return <span>{text}</span>;
  return (
    <>
      <span>{folded.before}</span>
      <button type="button" className={classes.folded} onClick={() => setOpen(true)}>
        {foldedText(folded.lines)}
      </button>
      <span>{folded.after}</span>
    </>
  );
}

interface Piece {
  readonly value: string;
  readonly Part: 'ins' | 'del' | 'span';
}

/** Spaces and marks within a line. */
const noWords = /^[^\p{L}\p{N}\n]*$/u;

/** Changed words with no word between them are one change: a sentence written anew is read whole, not word for word. */
function joined(changes: readonly ChangeObject<string>[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed.trim() !== '' || added === '') pieces.push({ value: removed, Part: 'del' });
    pieces.push({ value: added, Part: 'ins' });
    [removed, added] = ['', ''];
  };
  for (const [index, change] of changes.entries()) {
    const { value } = change;
    if (change.removed) removed += value;
    else if (change.added) added += value;
    else if (removed + added !== '' && index < changes.length - 1 && noWords.test(value)) {
      removed += value;
      added += value;
    } else {
      close();
      pieces.push({ value, Part: 'span' });
    }
  }
  close();
  return pieces.filter(({ value }) => value !== '');
}
