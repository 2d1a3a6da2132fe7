import type { CheckContext } from '../checks/rules/rule.ts';

/** A context in which no rule has anything to say about a decent email. */
export function aCheckContext(overrides: Partial<CheckContext> = {}): CheckContext {
  return {
    today: '2026-11-15',
    language: 'en',
    evidence: [],
    sequence: [],
    position: 0,
    contact: {
      names: ['Marta', 'Lindqvist'],
      company: 'Nordvik Outdoor',
      isOptedOut: false,
      hasBounced: false,
      language: 'en',
      lastInboundAt: null,
      threadSubjects: [],
      openQuestions: [],
    },
    sender: { names: ['Nora', 'Castellan'], company: 'Overture Agency' },
    words: null,
    lastGeneratedAt: null,
    policy: { levels: {}, isOptOutRequired: false, optOutLine: null, postalAddress: null },
    ...overrides,
  };
}
