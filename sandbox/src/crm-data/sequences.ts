/** A sequence of the sample portal: its steps, each with its wait after the previous one, in days. */
export interface SampleSequence {
  readonly id: string;
  readonly name: string;
  readonly userId: number;
  readonly steps: readonly { readonly actionType: 'EMAIL' | 'TASK'; readonly days: number }[];
}

const emails = (...days: readonly number[]): SampleSequence['steps'] =>
  days.map((wait) => ({ actionType: 'EMAIL', days: wait }));

export const sampleSequences: readonly SampleSequence[] = [
  { id: '501000001', name: 'Overture, 2 emails', userId: 62118801, steps: emails(0, 4) },
  { id: '501000002', name: 'Overture, 3 emails', userId: 62118801, steps: emails(0, 3, 4) },
  { id: '501000003', name: 'Overture, 4 emails', userId: 62118801, steps: emails(0, 3, 4, 5) },
  { id: '501000004', name: 'Overture, 5 emails', userId: 62118801, steps: emails(0, 3, 4, 5, 6) },
  { id: '501000005', name: 'Overture, 6 emails', userId: 62118801, steps: emails(0, 2, 3, 4, 5, 6) },
  {
    id: '501000006',
    name: 'Three emails and a call',
    userId: 62118802,
    steps: [...emails(0, 3), { actionType: 'TASK', days: 1 }, ...emails(4)],
  },
];
