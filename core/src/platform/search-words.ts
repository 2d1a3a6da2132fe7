/** The words of a search, in lower case. An item matches if it contains all of them, in any order and in any field. */
export function searchWords(typed: string | undefined): readonly string[] {
  return (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}
