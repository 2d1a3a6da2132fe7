import type { ResponseInput, ResponseInputItem } from 'openai/resources/responses/responses';

/** The texts of a request's messages, without other fields such as cache breakpoints. */
export function textsOf(input: string | ResponseInput | undefined): readonly string[] {
  if (input === undefined || typeof input === 'string') return [input ?? ''];
  return input.flatMap(textsOfItem);
}

function textsOfItem(item: ResponseInputItem): readonly string[] {
  if (!('content' in item) || item.content === undefined) return [];
  if (typeof item.content === 'string') return [item.content];
  return item.content.flatMap((part) => (part.type === 'input_text' ? [part.text] : []));
}
