import { diffWordsWithSpace } from 'diff';
import classes from './compared-texts.module.css';

export interface ComparedTextsProps {
  readonly before: string;
  readonly after: string;
}

// Languages without spaces have words too.
const intlSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two texts compared word by word. */
export function ComparedTexts({ before, after }: ComparedTextsProps) {
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }, index) => {
    const Part = added ? 'ins' : removed ? 'del' : 'span';
    return (
      <Part key={index} className={added ? classes.added : removed ? classes.removed : undefined}>
        {value}
      </Part>
    );
  });
}
