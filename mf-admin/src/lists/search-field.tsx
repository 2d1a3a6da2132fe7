import { IconSearch, TextField } from '@overture/ui';

export interface SearchBox {
  /** The text in the search box; the address follows it. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly placeholder: string;
}

/** The server refuses a longer search. */
export const maxSearchLength = 200;

/** Searches a list for entries that contain every word. */
export function SearchField({ typed, onType, placeholder }: SearchBox) {
  return (
    <TextField
      aria-label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={maxSearchLength}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
