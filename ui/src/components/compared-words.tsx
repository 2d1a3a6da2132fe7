import { diffWordsWithSpace } from 'diff';
import type { ChangeObject } from 'diff';
import { useEffect, useEffectEvent } from 'react';
import classes from './compared-words.module.css';

export interface TextDiffProps {
  readonly before: string;
  readonly after: string;
  /** Called once the marks are shown, which is later than the texts. */
  readonly onShown?: () => void;
}

// It also finds words in languages without spaces.
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two texts compared word by word. */
export function ComparedWords({ before, after, onShown }: TextDiffProps) {
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => show(), []);
  return joined(diffWordsWithSpace(before, after, { intlSegmenter })).map(({ value, Part }, index) => (
    <Part key={index} className={Part === 'ins' ? classes.added : Part === 'del' ? classes.removed : undefined}>
      {value}
    </Part>
  ));
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
