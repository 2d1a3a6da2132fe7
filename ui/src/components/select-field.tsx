import { Select } from '@mantine/core';
import type { SelectProps } from '@mantine/core';
import type { Field } from './fields.tsx';
import { inPlace } from './in-place.ts';
import classes from './fields.module.css';

/**
 * A choice of one option; it shows 'Select an option' until one is chosen. In a searchable field,
 * typed words replace the shown choice.
 */
export function SelectField(props: Field<SelectProps>) {
  return (
    <Select
      classNames={classes}
      // The list scrolls itself: a scrolling element within it would need the focus to be scrolled by keyboard.
      withScrollArea={false}
      placeholder="Select an option"
      nothingFoundMessage="Nothing found"
      checkIconPosition="right"
      comboboxProps={{ ...inPlace, transitionProps: { transition: 'fade-down', duration: 120 } }}
      {...props}
      onFocus={(event) => {
        event.currentTarget.select();
        props.onFocus?.(event);
      }}
    />
  );
}
