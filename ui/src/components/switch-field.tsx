import { Switch } from '@mantine/core';
import classes from './switch-field.module.css';

export interface SwitchFieldProps {
  readonly label: string;
  readonly checked?: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** A switch that takes effect at once. It takes `form.getInputProps(…, { type: 'checkbox' })`. */
export function SwitchField({ label, checked = false, onChange, disabled = false }: SwitchFieldProps) {
  return (
    <Switch
      classNames={classes}
      size="sm"
      label={label}
      checked={checked}
      disabled={disabled}
      withThumbIndicator={false}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
