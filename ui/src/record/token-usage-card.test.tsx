// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { RecordDetail } from '@overture/core/contract';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/index.ts';
import { TokenUsageCard } from './token-usage-card.tsx';

const provenance: NonNullable<RecordDetail['provenance']> = {
  promptId: 'p1',
  promptVersion: 1,
  model: 'gpt-6.1-terra',
  insteadOf: null,
  inputHash: 'x',
  cachedTokens: 0,
  costUsd: 0.0214,
};
const show = (overrides: Partial<typeof provenance>) =>
  renderInApp(
    <TokenUsageCard
      model="GPT-6.1 Terra"
      usage={{ input_tokens: 1200, output_tokens: 300 }}
      provenance={{ ...provenance, ...overrides }}
    />,
  );

test('says what it cost, and that a cost is unknown rather than nothing', () => {
  show({});
  expect(screen.getByText('$0.0214')).toBeDefined();
  expect(screen.queryByText('Written by')).toBeNull();
  show({ costUsd: null });
  expect(screen.getByText('Unknown')).toBeDefined();
});

test('says which model wrote in place of one that has ended', () => {
  show({ insteadOf: 'GPT-5 (default)' });
  expect(screen.getByText('gpt-6.1-terra, because GPT-5 (default) has ended')).toBeDefined();
});
