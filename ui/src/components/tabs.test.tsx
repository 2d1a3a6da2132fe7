// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing/index.ts';
import { Tabs } from './tabs.tsx';

it('marks the sides on which tabs are out of sight', () => {
  renderInApp(<Tabs label="Pages" items={['One', 'Two'].map((label) => ({ value: label, label, content: null }))} />);
  const list = screen.getByRole('tablist');
  Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  const marked = (scrollLeft: number) => {
    list.scrollLeft = scrollLeft;
    fireEvent.scroll(list);
    return ['before', 'after'].filter((side) => list.hasAttribute(`data-more-${side}`));
  };
  expect(marked(0)).toEqual(['after']);
  expect(marked(200)).toEqual(['before', 'after']);
  expect(marked(600)).toEqual(['before']);
});
