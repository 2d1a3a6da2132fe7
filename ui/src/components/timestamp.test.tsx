// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import { expect, it } from 'vitest';
import { Timestamp } from './timestamp.tsx';

it('shows a short date, and all of it with its time zone on hover', () => {
  renderInApp(<Timestamp value="2026-01-05T12:00:00.000Z" />);
  const time = screen.getByText('Jan 5, 2026');
  expect(time.title).toMatch(/^Monday, January 5, 2026 at \d+:00:00\s[AP]M \w+/);
});

it.each([null, undefined, '', 'someday'])('shows N/A for %j', (value) => {
  renderInApp(<Timestamp value={value} />);
  expect(screen.getByText('N/A')).toBeTruthy();
});
