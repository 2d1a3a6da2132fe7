import { diffWordsWithSpace } from 'diff';
import classes from './compared-words.module.css';

export interface TextDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Two texts compared word by word. */
export function ComparedWords({ before, after }: TextDiffProps) {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }, index) => {
    const Part = added ? 'ins' : removed ? 'del' : 'span';
    return (
      <Part key={index} className={added ? classes.added : removed ? classes.removed : undefined}>
        {value}
      </Part>
    );
  });
}
