import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { ScrollPanel } from './page.tsx';
import classes from './reading.module.css';

export interface ReadingProps {
  readonly label: string;
  /** Plain text; line breaks are kept, and nothing is read as HTML. */
  readonly text: string;
  /** In pixels; by default the box is as high as its text. */
  readonly height?: number;
  /** Adds a copy button with this name. */
  readonly copyLabel?: string;
  /** Shown instead of an empty text. */
  readonly missing?: ReactNode;
}

/** A labelled text to read and copy. */
export function Reading({ label, text, height, copyLabel, missing = 'N/A' }: ReadingProps) {
  const body = text === '' ? <span className={classes.missing}>{missing}</span> : <bdi>{text}</bdi>;
  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <p className={classes.label}>{label}</p>
        {copyLabel && <CopyButton compact label={copyLabel} text={text} />}
      </div>
      {height === undefined ? (
        <div className={classes.text}>{body}</div>
      ) : (
        <ScrollPanel label={label} height={height}>
          <div className={classes.text}>{body}</div>
        </ScrollPanel>
      )}
    </section>
  );
}
