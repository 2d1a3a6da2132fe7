import classes from './avatar.module.css';

/** One or two initials of a name, or of the part of an email address before the @; '?' for none. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .replace(/@\S*$/u, '')
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) =>
    word ? (Array.from(word)[0] ?? '') : '',
  );
  return letters.join('').toLocaleUpperCase() || '?';
}

/** A person as initials. */
export function Avatar({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  return (
    <span className={classes.root} data-large={large || undefined} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
