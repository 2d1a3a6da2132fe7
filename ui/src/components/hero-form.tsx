import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusFirstError } from '../forms/focus-first-error.ts';
import classes from './hero-form.module.css';

export interface HeroFormProps {
  readonly label: string;
  /** The main field of the screen. */
  readonly field: ReactNode;
  /** A second, narrower field. */
  readonly choice?: ReactNode;
  /** The submit button. */
  readonly action: ReactNode;
  /** Quick choices below the field; `belowHint` explains them. */
  readonly below?: ReactNode;
  readonly belowHint?: string;
  readonly onSubmit: () => void;
}

/** The main form of a screen: one line with one large field. */
export function HeroForm({ label, field, choice, action, below, belowHint, onSubmit }: HeroFormProps) {
  return (
    <form
      className={classes.root}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        focusFirstError(event.currentTarget);
      }}
    >
      <div className={classes.row}>
        <div className={classes.field}>{field}</div>
        {choice && <div className={classes.choice}>{choice}</div>}
        <div className={classes.action}>{action}</div>
      </div>
      {below && (
        <Group gap="sm">
          {belowHint && (
            <Text span c="dimmed" mr={4}>
              {belowHint}
            </Text>
          )}
          {below}
        </Group>
      )}
    </form>
  );
}
