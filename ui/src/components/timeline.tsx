import { useEffect, useRef, useState } from 'react';
import { RichText } from './rich-text.tsx';
import { fullDate } from './timestamp.tsx';
import classes from './timeline.module.css';

export interface TimelineEntry {
  readonly id: string;
  readonly heading: string;
  /** Shown on hover. */
  readonly at: number | null;
  readonly subject?: string;
  readonly lines: readonly string[];
  /** Untrusted HTML, which is shown sanitised. */
  readonly html?: string;
  readonly text?: string;
}

/** How many entries are rendered at once; more follow when the user scrolls near the end. */
const chunk = 25;

export interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  /** Shown after the last entry; says what is left out. */
  readonly footnote?: string;
}

/** Dated entries, newest first. Long lists are rendered in portions, and entries out of sight are not laid out. */
export function Timeline({ entries, footnote }: TimelineProps) {
  const [shown, setShown] = useState(chunk);
  const more = useRef<HTMLButtonElement>(null);
  const left = entries.length - shown;
  const showMore = () => setShown((count) => count + chunk);
  useEffect(() => {
    const button = more.current;
    if (!button || typeof IntersectionObserver === 'undefined') return;
    const root = button.closest('[role="region"]');
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && showMore(),
      {
        root,
        rootMargin: '600px',
      },
    );
    observer.observe(button);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <>
      <ol className={classes.root}>
        {entries.slice(0, shown).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {left > 0 && (
        <button ref={more} type="button" className={classes.more} onClick={showMore}>
          Show {Math.min(left, chunk)} more of {left}
        </button>
      )}
      {left <= 0 && footnote && <p className={classes.footnote}>{footnote}</p>}
    </>
  );
}

function Entry({ entry: { heading, at, subject, lines, html, text } }: { readonly entry: TimelineEntry }) {
  return (
    <li className={classes.entry}>
      <h3 className={classes.heading} title={at === null ? undefined : fullDate(new Date(at))}>
        {heading}
      </h3>
      {subject && (
        <div className={classes.subject} dir="auto">
          {subject}
        </div>
      )}
      {lines.length > 0 && (
        <div className={classes.lines}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      )}
      {html !== undefined && (
        <div className={classes.body} dir="auto">
          <RichText html={html} />
        </div>
      )}
      {text !== undefined && (
        <div className={`${classes.body} ${classes.plain}`} dir="auto">
          {text}
        </div>
      )}
    </li>
  );
}
