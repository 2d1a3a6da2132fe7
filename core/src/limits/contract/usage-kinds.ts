/** The purposes of calls to the AI; `reading` is a second reader's. */
export const usageKinds = ['generation', 'summary', 'rewrite', 'reading', 'trial', 'test'] as const;
export type UsageKind = (typeof usageKinds)[number];
