import { PasswordInput, Select, Textarea, TextInput } from '@mantine/core';
import type { PasswordInputProps, SelectProps, TextareaProps, TextInputProps } from '@mantine/core';
import classes from './fields.module.css';

/** What a page may decide about a field; its look belongs to the kit. */
type Field<P> = Omit<
  P,
  'classNames' | 'styles' | 'size' | 'radius' | 'variant' | 'style' | 'className' | 'color' | 'c' | 'bg'
>;

/** A line of text. Takes `form.getInputProps(…)`. */
export function TextField(props: Field<TextInputProps>) {
  return <TextInput classNames={classes} {...props} />;
}

/** A text box that grows with its content up to `maxRows`. */
export function TextArea(props: Field<TextareaProps>) {
  return <Textarea classNames={classes} autosize minRows={4} maxRows={12} {...props} />;
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

/**
 * A choice of one; 'Select an option' until one is made (spec, section 5). In a searchable one the words that are typed
 * replace the choice shown.
 */
export function SelectField(props: Field<SelectProps>) {
  return (
    <Select
      classNames={{ ...classes, dropdown: classes['dropdown'], option: classes['option'] }}
      placeholder="Select an option"
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      comboboxProps={{ transitionProps: { transition: 'fade-down', duration: 120 } }}
      {...props}
      onFocus={(event) => {
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
    />
  );
}
