/** What the labels of the set are about. */
export const labelKinds = [
  'amount',
  'percent',
  'number',
  'unit',
  'date',
  'time',
  'duration',
  'weekday',
  'month-season',
  'person',
  'company',
  'product',
  'place',
  'link',
  'title',
  'swap',
  'attribution',
  'negation',
  'quotation',
  'meeting',
  'exaggeration',
  'opposite',
  'invention',
  'promise',
] as const;
export type LabelKind = (typeof labelKinds)[number];

/** A stretch of an email's body that states a fact, and whether it is true. */
export interface Label {
  readonly kind: LabelKind;
  readonly isTrue: boolean;
  readonly start: number;
  readonly end: number;
}

const mark = /\{\{([+-])([a-z-]+)\|([\s\S]*?)\}\}/g;

/** The plain text of a marked body, and its labels. */
export function readMarked(marked: string): { readonly body: string; readonly labels: readonly Label[] } {
  const labels: Label[] = [];
  let body = '';
  let from = 0;
  for (const { 0: whole, 1: sign, 2: name, 3: text = '', index } of marked.matchAll(mark)) {
    const kind = labelKinds.find((known) => known === name);
    if (kind === undefined) throw new Error(`There is no kind of label "${name}"`);
    body += marked.slice(from, index);
    labels.push({ kind, isTrue: sign === '+', start: body.length, end: body.length + text.length });
    body += text;
    from = index + whole.length;
  }
  return { body: body + marked.slice(from), labels };
}
