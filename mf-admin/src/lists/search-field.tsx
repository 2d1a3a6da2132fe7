import { IconSearch, TextField } from '@overture/ui';

export interface SearchBox {
  /** As typed; the address follows. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly placeholder: string;
}

/** Longest search there is; the server takes no longer one. */
const longest = 200;

/** Narrows a list to what holds every word. */
export function SearchField({ typed, onType, placeholder }: SearchBox) {
  return (
    <TextField
      aria-label="Search"
      type="search"
      placeholder={placeholder}
      maxLength={longest}
      leftSection={<IconSearch size={16} />}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
