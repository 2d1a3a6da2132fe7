import { Text } from '@mantine/core';
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
}

export function Reading({ label, text, height, copyLabel }: ReadingProps) {
  const body =
    text === '' ? (
      <Text span c="dimmed">
        N/A
      </Text>
    ) : (
      <bdi>{text}</bdi>
    );
  return (
    <section className={classes.root}>
      <div className={classes.head}>
        <Text size="xs" lh="sm" fw={500} c="dimmed">
          {label}
        </Text>
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
