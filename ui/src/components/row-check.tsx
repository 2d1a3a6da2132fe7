import classes from './row-check.module.css';

export interface RowCheckProps {
  /** What it selects, for screen readers. */
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is selected. */
  readonly partly?: boolean;
  /** Stands beside the box on a phone, where a row has no columns to tell what the box is for. */
  readonly text?: string;
  readonly onChange: () => void;
}

/** The box that selects a row of a table, or all of them. */
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
