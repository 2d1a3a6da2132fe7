import { useState } from 'react';

/** The newest value that was not null, so that what is shown stays while there is no other. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
