import { Autocomplete } from '@mantine/core';
import type { AutocompleteProps } from '@mantine/core';
import { inPlace } from './in-place.ts';
import { TwoLines } from './two-lines.tsx';
import classes from './fields.module.css';

export interface Suggestion {
  /** The field's value once it is chosen. */
  readonly value: string;
  readonly label: string;
  readonly detail: string;
}

export type SuggestFieldProps = Pick<
  AutocompleteProps,
  'label' | 'placeholder' | 'error' | 'leftSection' | 'onFocus' | 'autoFocus' | 'ref'
> & {
  readonly value: string;
  readonly suggestions: readonly Suggestion[];
  readonly onChange: (value: string) => void;
};

/** A line of text with suggestions; typed text stays as it is. */
export function SuggestField({ suggestions, onChange, ...rest }: SuggestFieldProps) {
  const known = new Map(suggestions.map((suggestion) => [suggestion.value, suggestion]));
  return (
    <Autocomplete
      classNames={classes}
      // The list scrolls itself: a scrolling element within it would need the focus to be scrolled by keyboard.
      withScrollArea={false}
      data={[...known.keys()]}
      // The suggestions were already found for these words.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <TwoLines whole below={known.get(option.value)?.detail}>
          {known.get(option.value)?.label}
        </TwoLines>
      )}
      comboboxProps={{ ...inPlace, transitionProps: { transition: 'fade-down', duration: 120 } }}
      autoComplete="off"
      spellCheck={false}
      onChange={onChange}
      {...rest}
    />
  );
}
