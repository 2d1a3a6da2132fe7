import { schemaResolver, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SubmitEvent } from 'react';
import type { z } from 'zod';
import { ApiError } from '../api/api-error.ts';
import { toast } from '../components/toast.tsx';
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts';
import { currentSession } from '../session/session.ts';
import { forgetValues, keepValues, keptValues } from './kept-values.ts';

export interface SchemaFormOptions<V extends object, S extends z.ZodType> {
  /** The contract's schema of the request, which the server validates too. */
  readonly schema: S;
  /** In the order of the fields on the screen, because the first one with an error is focused. */
  readonly initialValues: V;
  /** Sends the parsed values. If it rejects with an ApiError, that may name the invalid fields. */
  readonly onSubmit: (request: z.output<S>) => unknown;
  /** The field to which an error belongs, if the server does not name one. */
  readonly blame?: (error: ApiError) => (keyof V & string) | undefined;
  /**
   * The name under which the values are kept when the session ends, so that they are there after the next sign-in. For
   * forms that take long to fill in, never for passwords and keys.
   */
  readonly keepAs?: string | undefined;
  /** Keeps them as well when another page is opened before they are saved. For forms that nobody can cancel. */
  readonly keepsOnLeaving?: true;
  /** Brings a field into view that is in another part of the form, before it is focused. */
  readonly reveal?: (field: keyof V & string) => void;
}

export interface SchemaForm<V extends object> {
  readonly form: Pick<
    ReturnType<typeof useForm<V>>,
    'errors' | 'getInputProps' | 'getValues' | 'setValues' | 'setFieldValue' | 'isDirty' | 'reset'
  >;
  readonly submit: (event?: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form that validates as the server does, shows errors at the fields, and focuses the first invalid one. A refusal that
 * its fields show is not shown as a toast as well.
 */
export function useSchemaForm<V extends object, S extends z.ZodType>({
  schema,
  initialValues,
  onSubmit,
  blame,
  keepAs,
  keepsOnLeaving,
  reveal,
}: SchemaFormOptions<V, S>): SchemaForm<V> {
  const form = useForm<V>({
    initialValues,
    // What can be cancelled is not changed while it is sent.
    enhanceGetInputProps: ({ form: { submitting } }) => (submitting && !keepsOnLeaving ? { disabled: true } : {}),
    validate: schemaResolver(schema as z.ZodType<Record<string, unknown>>, { sync: true }),
  });
  const restore = useEffectEvent((name: string) => {
    const kept = keptValues(name, form.getValues());
    forgetValues(name);
    if (kept === null) return;
    form.setValues(kept);
    toast.info('What you had typed and not saved is back.');
  });
  const keep = useEffectEvent((name: string) => {
    if ((keepsOnLeaving || currentSession() === null) && form.isDirty()) keepValues(name, form.getValues());
  });
  useEffect(() => {
    if (keepAs === undefined) return;
    restore(keepAs);
    return () => keep(keepAs);
  }, [keepAs]);
  /** The field that gets the focus as soon as it is enabled; null for none. */
  const [toFocus, setToFocus] = useState<string | null>(null);
  const focusEnabled = useEffectEvent(() => {
    const node = toFocus === null ? null : form.getInputNode(toFocus);
    if (node === null || node.matches(':disabled')) return;
    node.focus();
    setToFocus(null);
  });
  // After each render, because any of them may enable the field: it is disabled until the page has seen that the request
  // ended, and what is disabled takes no focus.
  useEffect(() => focusEnabled());
  const focusFirst = (errors: Readonly<Record<string, unknown>>) => {
    const first = (Object.keys(initialValues) as (keyof V & string)[]).find((name) => errors[name]);
    if (first === undefined) return;
    if (reveal) flushSync(() => reveal(first));
    setToFocus(first);
  };
  const once = useOneAtATime();
  const send = async (values: V) => {
    try {
      await onSubmit(schema.parse(values));
      form.resetDirty(values);
    } catch (error) {
      // Whoever sent it has already reported everything else.
      if (!(error instanceof ApiError)) return;
      const blamed = blame?.(error);
      const errors = {
        ...(blamed === undefined ? {} : { [blamed]: error.message }),
        ...Object.fromEntries(error.issues.map(({ path, message }) => [path, message])),
      };
      form.setErrors(errors);
      focusFirst(errors);
      const told = blamed === undefined ? error.issues.map(({ path }) => path) : [blamed];
      // Whoever sent it has said it in a toast as well, which is needed only where a field is not on the screen.
      if (told.length > 0 && told.every((name) => form.getInputNode(name) !== null)) toast.hide(error.message);
    }
  };
  const submit = form.onSubmit((values) => once(() => send(values)), focusFirst);
  return { form, submit };
}
