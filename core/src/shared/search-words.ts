/** The words of a search as typed, in lower case: what is found holds every one of them, in any order and any field. */
export function searchWords(typed: string | undefined): readonly string[] {
  return (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
