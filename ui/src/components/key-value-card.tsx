import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { Skeleton } from './skeleton.tsx';
import classes from './key-value-card.module.css';

export interface KeyValue {
  readonly label: string;
  /** Empty, null and undefined show 'N/A'. */
  readonly value: ReactNode;
  /** Shown in monospace, for ids. */
  readonly mono?: boolean;
}

export interface KeyValueCardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly items: readonly KeyValue[];
  /** Whether the values are loading; skeletons then replace them. */
  readonly loading?: boolean;
}

/** A read-only list of labels and values. */
export function KeyValueCard({ title, icon, items, loading = false }: KeyValueCardProps) {
  return (
    <Card title={title} icon={icon}>
      {loading && <LoadingPlace />}
      <dl className={classes.list} aria-busy={loading || undefined}>
        {items.map(({ label, value, mono }, at) => {
          if (loading)
            return (
              <div key={label} className={classes.item}>
                <dt>{label}</dt>
                <dd data-loading>
                  <Skeleton width={`${40 + ((at * 23) % 40)}%`} />
                </dd>
              </div>
            );
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
