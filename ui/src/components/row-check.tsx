import classes from './row-check.module.css';

export interface RowCheckProps {
  /** What it selects, for screen readers. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is selected. */
  readonly partly?: boolean;
  readonly onChange: () => void;
}

/** The box that selects a row of a table, or all of them. */
export function RowCheck({ label, checked, partly = false, onChange }: RowCheckProps) {
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
    </label>
  );
}
