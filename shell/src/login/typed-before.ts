import type { Credentials } from './use-login.ts';

export interface TypedBefore extends Credentials {
  /** The field that had the focus. */
  readonly focused: keyof Credentials;
}

/** What was typed into the static form of `index.html`, which is used until this code has arrived on a slow line. */
export function typedBefore(): TypedBefore {
  const field = (name: keyof Credentials) =>
    document.querySelector<HTMLInputElement>(`.frame-sign-in input[name="${name}"]`);
  const [email, password] = [field('email'), field('password')];
  return {
    email: email?.value ?? '',
    password: password?.value ?? '',
    focused: password !== null && document.activeElement === password ? 'password' : 'email',
  };
}

/** Puts the cursor behind what was typed; a field that takes the focus by itself has it before the text. */
export function goToEnd(field: HTMLInputElement | null): void {
  if (field === null || document.activeElement !== field) return;
  // An address has no selection that could be set.
  const { value } = field;
  field.value = '';
  field.value = value;
}
