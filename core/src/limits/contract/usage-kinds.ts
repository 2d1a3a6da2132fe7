/** The purposes of calls to the AI. */
export const usageKinds = ['generation', 'summary', 'rewrite', 'trial', 'test'] as const;
export type UsageKind = (typeof usageKinds)[number];
