import { Textarea } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import type { Field } from './fields.tsx';
import classes from './fields.module.css';

/** A text box that grows with its content up to `maxRows`. */
export function TextArea(props: Field<TextareaProps>) {
  return <Textarea classNames={classes} autosize minRows={4} maxRows={12} {...props} />;
}
