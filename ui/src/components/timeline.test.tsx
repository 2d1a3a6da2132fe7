// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../testing/index.ts';
import { Timeline } from './timeline.tsx';

const entries = Array.from({ length: 60 }, (_, index) => ({
  id: `${index}`,
  at: null,
  heading: `NOTE ${index}`,
  lines: [],
  text: 'Text',
}));

describe('Timeline', () => {
  it('brings a long history in portions and says at its end what is missing', () => {
    renderInApp(<Timeline entries={entries} footnote="12 older notes are not shown." />);
    expect(screen.getAllByRole('listitem')).toHaveLength(25);
    expect(screen.queryByText('12 older notes are not shown.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show 25 more of 35' }));
    fireEvent.click(screen.getByRole('button', { name: 'Show 10 more of 10' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(60);
    expect(screen.getByText('12 older notes are not shown.')).toBeTruthy();
  });
});
