import type { ListedRecord } from '@overture/core/contract';
import { AppButton, useAnnounced } from '@overture/ui';
import type { BulkAction, BulkProgress } from './use-bulk-actions.tsx';
import classes from './bulk-bar.module.css';

export interface BulkBarProps {
  readonly selected: readonly ListedRecord[];
  readonly actions: readonly BulkAction[];
  readonly progress: BulkProgress | null;
  /** How many records there are on all pages, as far as one action takes them; undefined where all are selected. */
  readonly more: number | undefined;
  readonly onMore: () => void;
  readonly onRun: (key: string) => void;
  readonly onClear: () => void;
}

export function BulkBar({ selected, actions, progress, more, onMore, onRun, onClear }: BulkBarProps) {
  const text =
    progress && progress.total > 1 ? `${progress.done} of ${progress.total} done` : `${selected.length} selected`;
  useAnnounced(text);
  return (
    <section className={classes.root} aria-label="Selected" data-sticky-bar>
      <span className={classes.count}>{text}</span>
      {more !== undefined && (
        <AppButton size="sm" variant="quiet" disabled={progress !== null} onClick={onMore}>
          Select all {more}
        </AppButton>
      )}
      {actions.map(({ key, label, icon, quiet, applies }) => {
        const count = selected.filter(applies).length;
        // What no selected row is ready for is left out, so that the bar fits a phone.
        if (count === 0) return null;
        return (
          <AppButton
            key={key}
            size="sm"
            icon={icon}
            variant={quiet ? 'quiet' : 'secondary'}
            busy={progress?.key === key}
            disabled={progress !== null}
            onClick={() => onRun(key)}
          >
            {count === selected.length ? label : `${label} (${count})`}
          </AppButton>
        );
      })}
      <AppButton size="sm" variant="quiet" onClick={onClear}>
        Clear
      </AppButton>
    </section>
  );
}
