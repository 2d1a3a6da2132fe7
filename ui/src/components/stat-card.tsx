import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import classes from './stat-card.module.css';

export interface StatCardProps {
  readonly label: string;
  readonly value: number | undefined;
  /** What the number counts, in a few words. */
  readonly note?: string;
  /** The server's text, such as `+12% vs previous 30 days`; empty for none. */
  readonly change?: string;
  readonly icon?: ReactNode;
}

/** An important number. */
export function StatCard({ label, value, note, change, icon }: StatCardProps) {
  const direction = change?.startsWith('+')
    ? 'up'
    : change?.startsWith('-') || change?.startsWith('−')
      ? 'down'
      : 'flat';
  return (
    <section className={classes.root} aria-label={label}>
      <div className={classes.head}>
        {icon && <span aria-hidden>{icon}</span>}
        <h2 className={classes.label}>{label}</h2>
      </div>
      <div className={classes.value}>
        {value === undefined ? <Skeleton width={72} height={28} /> : value.toLocaleString()}
      </div>
      {note && (
        <Text size="xs" c="dimmed" mt={6}>
          {note}
        </Text>
      )}
      {change && (
        <p className={classes.change} data-direction={direction}>
          {direction === 'up' && <IconArrowUpRight size={14} aria-hidden />}
          {direction === 'down' && <IconArrowDownRight size={14} aria-hidden />}
          {change}
        </p>
      )}
    </section>
  );
}
