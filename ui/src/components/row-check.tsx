import classes from './row-check.module.css';

export interface RowCheckProps {
  /** What the box selects, for screen readers. */
  readonly label: string;
  readonly checked: boolean;
  /** Whether some, but not all, of its rows are selected. */
  readonly partly?: boolean;
  /** Shown beside the box on a phone, where no column explains it. */
  readonly text?: string;
  readonly onChange: () => void;
}

/** The box that selects a row of a table, or all rows. */
export function RowCheck({ label, checked, partly = false, text, onChange }: RowCheckProps) {
  return (
    <label className={classes.root}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
      {text && (
        <span className={classes.text} aria-hidden>
          {text}
        </span>
      )}
    </label>
  );
}
