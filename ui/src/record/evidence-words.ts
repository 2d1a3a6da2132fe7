import {
  actorWords,
  crmFieldLabels,
  type Check,
  type Evidence,
  type SourceKind,
  type SourceReference,
} from '@overture/core/contract';
import { capitalised, shortDate } from '@overture/ui';

const kinds: Record<SourceKind, string> = {
  note: 'Note',
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  task: 'Task',
  property: 'Contact',
  company: 'Company',
  deal: 'Deal',
  context: 'Added text',
  pdf: 'PDF',
  proof: 'Reference',
  sender: 'Your profile',
  template: 'Template',
};

/** Whether the label of a source says more than its kind; that of a note does not. */
export function hasOwnLabel({ kind, label }: SourceReference): boolean {
  return label !== kinds[kind];
}

const fieldLabels = new Map<string, string>(
  Object.entries(crmFieldLabels).map(([field, label]) => [field.replaceAll('_', ' '), label]),
);

/** The label of a source for people. What HubSpot says of the contact is labelled with a field's name: "linkedinbio". */
export function labelOf({ kind, label }: SourceReference): string {
  return kind === 'property' ? (fieldLabels.get(label) ?? capitalised(label)) : label;
}

/** The kind and date of a source, such as "Call · Jan 5, 2026". */
export function sourceLine({ kind, date }: SourceReference): string {
  return date === undefined ? kinds[kind] : `${kinds[kind]} · ${shortDate(new Date(date))}`;
}

/** The meaning of a mark on a text. */
export function markLine({ status, about, expected, by, readBy }: Evidence): string {
  if (readBy !== undefined && status === 'contradicted') return 'A second reader thinks that a source says otherwise';
  if (readBy !== undefined && status === 'unsupported') return 'A second reader found no source for this';
  if (status === 'vouched')
    return by === undefined ? 'You say that it is right' : `${actorWords(by)} says that it is right`;
  if (status === 'contradicted')
    return expected === undefined ? 'The source says otherwise' : `The source says “${expected}”`;
  if (status === 'verified') return 'Found in the source';
  if (status === 'fill') return 'Still to be filled in';
  if (about === 'weekday') return 'The date beside it is another day';
  return about === 'claim' ? 'The source does not say this' : 'No source says this';
}

/** Evidence, and whether the send check lets the email go in spite of it. */
export type MarkedEvidence = Evidence & { readonly isMild?: true };

/** Evidence with what the findings about it say: without a finding it stays as it is. */
export function markedEvidence(evidence: readonly Evidence[], checks: readonly Check[]): readonly MarkedEvidence[] {
  return evidence.map((piece) => {
    const findings = checks.filter(
      ({ field, start, end }) => field === piece.field && start === piece.start && end === piece.end,
    );
    return findings.length > 0 && findings.every(({ level }) => level !== 'block') ? { ...piece, isMild: true } : piece;
  });
}

/** The look of a mark: what a second reader doubts, or the send check only warns of, looks milder than what blocks. */
export function markStyle({ status, readBy, isMild }: MarkedEvidence): Evidence['status'] | 'doubted' {
  const isObjection = status === 'unsupported' || status === 'contradicted';
  return (readBy !== undefined && status !== 'vouched') || (isMild && isObjection) ? 'doubted' : status;
}

/** How a screen reader announces a marked text. */
export function markLabel(piece: Evidence): string {
  const from = piece.source ? `, ${sourceLine(piece.source)}` : '';
  return `${piece.text}: ${markLine(piece)}${from}`;
}

/** The question in a placeholder: "the price" for "[fill: the price]". */
export function fillQuestion(text: string): string {
  return text.replace(/^\[\s*fill\s*:\s*|\s*\]$/gi, '');
}
