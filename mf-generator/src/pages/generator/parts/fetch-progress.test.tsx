// @vitest-environment jsdom
import { renderInApp } from '@overture/ui/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FetchProgress } from './fetch-progress.tsx';

const steps = [{ label: 'Fetching CRM data', state: 'processing' }] as const;

it.each([
  [1_000, /so far/, 0],
  [5_000, /^Reading the history and summarizing it\. .* so far; a long history can take a minute\.$/, 1],
  [
    25_000,
    /^HubSpot or the AI is slow to answer, or asked Overture to wait\. .* so far; the fetch goes on by itself\.$/,
    1,
  ],
])('explains a wait of %i ms', (elapsed, text, count) => {
  renderInApp(<FetchProgress steps={steps} startedAt={Date.now() - elapsed} />);
  expect(screen.queryAllByText(text)).toHaveLength(count);
});
