import { Link, Text } from '@overture/ui';
import type { ReactNode } from 'react';
import classes from './card-lines.module.css';

export interface CardLineProps {
  readonly icon: ReactNode;
  readonly tone?: 'error' | 'accent';
  /** The person, or what else it is about. */
  readonly who: string;
  /** The page of the person; absent if there is none. */
  readonly to?: string | undefined;
  /** Shown beside the person. */
  readonly of?: string;
  readonly words: string;
  readonly action?: ReactNode;
}

/** The lines of a card without padding. */
export function CardLines({ children, label }: { readonly children: ReactNode; readonly label: string }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** What a card says that has no lines. */
export function NoLines({ children }: { readonly children: ReactNode }) {
  return (
    <Text c="dimmed" p="lg">
      {children}
    </Text>
  );
}

/** One line: who, the words, and what to do. */
export function CardLine({ icon, tone, who, to, of, words, action }: CardLineProps) {
  return (
    <li className={classes.line} data-tone={tone}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <span className={classes.who} title={[who, of].filter(Boolean).join(' · ')}>
        {to === undefined ? (
          <bdi className={classes.name}>{who}</bdi>
        ) : (
          <Link className={classes.name} to={to}>
            <bdi>{who}</bdi>
          </Link>
        )}
        {of && <bdi className={classes.of}>{of}</bdi>}
      </span>
      <span className={classes.words} title={words}>
        <bdi>{words}</bdi>
      </span>
      <span className={classes.action}>{action}</span>
    </li>
  );
}
