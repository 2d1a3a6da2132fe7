import type { Credentials } from './use-login.ts';

export interface TypedBefore extends Credentials {
  /** The field that had the focus. */
  readonly focused: keyof Credentials;
}

/** The texts typed into the static form of `index.html`, which is used until this code has loaded on a slow line. */
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

/** Puts the cursor after the typed text; a field that takes the focus itself has it before the text. */
export function goToEnd(field: HTMLInputElement | null): void {
  if (field === null || document.activeElement !== field) return;
  // The selection of an email field cannot be set.
  const { value } = field;
  field.value = '';
  field.value = value;
}
