import { diffWordsWithSpace } from 'diff';
import classes from './compared-words.module.css';

export interface TextDiffProps {
  readonly before: string;
  readonly after: string;
}

// It also finds words in languages without spaces.
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two texts compared word by word. */
export function ComparedWords({ before, after }: TextDiffProps) {
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }, index) => {
    const Part = added ? 'ins' : removed ? 'del' : 'span';
    return (
      <Part key={index} className={added ? classes.added : removed ? classes.removed : undefined}>
        {value}
      </Part>
    );
  });
}
