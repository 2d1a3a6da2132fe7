// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../testing/index.ts';
import { backState, useFocusOnNavigation } from './page-focus.ts';

function Pages() {
  useFocusOnNavigation();
  return (
    <>
      <Link to="/result">Result</Link>
      <Link to="/queue?page=3" state={backState}>
        Back
      </Link>
      <Link to="/queue?page=3">Queue</Link>
    </>
  );
}

const scrollTo = vi.fn();
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  renderInApp(<Pages />, { at: '/queue?page=3' });
  window.scrollTo = scrollTo;
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 700 });
  fireEvent.scroll(window);
  follow('Result');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});

afterEach(() => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
});

it('a link back leads to where the page was left', () => {
  follow('Back');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
});

it('any other link leads to the top', () => {
  follow('Queue');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
});
