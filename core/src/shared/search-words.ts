/** The words of a search in lower case. A match holds all of them, in any order and in any field. */
export function searchWords(typed: string | undefined): readonly string[] {
  return (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
