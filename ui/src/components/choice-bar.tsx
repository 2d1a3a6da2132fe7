import { useId } from 'react';
import classes from './choice-bar.module.css';

export interface ChoiceBarProps<T extends string> {
  /** The name of the choice for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** Whether a dialog that opens with it begins here. */
  readonly 'data-autofocus'?: boolean;
}

/** A choice among a few words that are all visible; arrow keys move between them. */
export function ChoiceBar<T extends string>({ label, options, value, onChange, ...rest }: ChoiceBarProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.root} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={classes.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            data-autofocus={(option.value === value && rest['data-autofocus']) || undefined}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
