import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';
import { ScrollPanel } from './page.tsx';
import classes from './reading.module.css';

export interface ReadingProps {
  readonly label: string;
  /** Shown as it was written, line breaks included; never read as HTML. */
  readonly text: string;
  /** Absent: as high as the text. */
  readonly height?: number;
  /** Adds a copy button of this name. */
  readonly copyLabel?: string;
  /** In place of an empty text. */
  readonly missing?: ReactNode;
}

/** A text to read and to take along, under its label. */
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
