import { PasswordInput, TextInput } from '@mantine/core';
import type { PasswordInputProps, TextInputProps } from '@mantine/core';
import classes from './fields.module.css';

/** The properties of a field that pages may set; the kit decides how it looks. */
export type Field<P> = Omit<
  P,
  'classNames' | 'styles' | 'size' | 'radius' | 'variant' | 'style' | 'className' | 'color' | 'c' | 'bg'
>;

/** A line of text. It takes `form.getInputProps(…)`. */
export function TextField(props: Field<TextInputProps>) {
  return <TextInput classNames={classes} {...props} />;
}

/** A password field whose text can be shown. */
export function PasswordField(props: Field<PasswordInputProps>) {
  return (
    <PasswordInput
      classNames={{ ...classes, input: classes['passwordInput'], innerInput: classes['passwordInner'] }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...props}
    />
  );
}

/** Tells password managers whose password a form asks for, where no field shows it. Undefined while that is loading. */
export function HiddenUsername({ value = '' }: { readonly value: string | undefined }) {
  return <input name="username" autoComplete="username" value={value} readOnly hidden />;
}
