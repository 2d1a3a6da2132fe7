import { PasswordInput, TextInput } from '@mantine/core';
import type { PasswordInputProps, TextInputProps } from '@mantine/core';
import classes from './fields.module.css';

/** What a page may decide about a field; its look belongs to the kit. */
export type Field<P> = Omit<
  P,
  'classNames' | 'styles' | 'size' | 'radius' | 'variant' | 'style' | 'className' | 'color' | 'c' | 'bg'
>;

/** A line of text. Takes `form.getInputProps(…)`. */
export function TextField(props: Field<TextInputProps>) {
  return <TextInput classNames={classes} {...props} />;
}

/** A password that can be shown. */
export function PasswordField(props: Field<PasswordInputProps>) {
  return (
    <PasswordInput
      classNames={{ ...classes, input: classes['passwordInput'], innerInput: classes['passwordInner'] }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show password' }}
      {...props}
    />
  );
}
