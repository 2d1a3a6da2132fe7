import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import classes from './key-value-card.module.css';

export interface KeyValue {
  readonly label: string;
  /** Empty, null and undefined show 'N/A'. */
  readonly value: ReactNode;
  /** Ids are set in monospace. */
  readonly mono?: boolean;
}

export interface KeyValueCardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly items: readonly KeyValue[];
}

/** Facts to read, label by label. */
export function KeyValueCard({ title, icon, items }: KeyValueCardProps) {
  return (
    <Card title={title} icon={icon}>
      <dl className={classes.list}>
        {items.map(({ label, value, mono }) => {
          const missing = value === undefined || value === null || value === '' || value === false;
          return (
            <div key={label} className={classes.item}>
              <dt>{label}</dt>
              <dd data-missing={missing || undefined} data-mono={(mono && !missing) || undefined}>
                {missing ? 'N/A' : value}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
