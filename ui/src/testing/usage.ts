import type { Usage } from '@overture/core/contract';

const figures = {
  generations: 40,
  errors: 2,
  inputTokens: 1_000,
  outputTokens: 200,
  costUsd: 2.5,
  unpriced: 0,
  medianMsToReady: 42_000,
};
const none = {
  generations: 0,
  errors: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  unpriced: 0,
  medianMsToReady: null,
};

/** Two days of usage, the second without any, in two domains with one model by one person. */
export function buildUsage(overrides: Partial<Usage> = {}): Usage {
  const [date, aiModel] = ['2026-01-05', 'gpt-5'];
  return {
    from: date,
    to: '2026-01-06',
    totals: figures,
    days: [
      { date, ...figures },
      { date: '2026-01-06', ...none },
    ],
    departments: [
      { department: 'DT-Sales', ...figures, generations: 30 },
      { department: 'DT-PM', ...figures, generations: 10 },
    ],
    models: [{ aiModel, ...figures }],
    kinds: [
      { kind: 'generation', calls: 40, costUsd: 2, unpriced: 0 },
      { kind: 'summary', calls: 80, costUsd: 0.5, unpriced: 0 },
    ],
    series: [
      { date, aiModel, department: 'DT-Sales', ...figures, generations: 30 },
      { date, aiModel, department: 'DT-PM', ...figures, generations: 10 },
    ],
    topUsers: [{ _id: 'u7', email: 'priya@overture.example', firstName: 'Priya', lastName: 'Raman', ...figures }],
    ...overrides,
  };
}

/** Two days on which nothing was generated. */
export function emptyUsage(): Usage {
  const { from, to } = buildUsage();
  const days = [from, to].map((date) => ({ date, ...none }));
  return buildUsage({ totals: none, days, departments: [], models: [], kinds: [], series: [], topUsers: [] });
}
