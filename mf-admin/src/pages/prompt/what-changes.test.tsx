// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyPrompt } from './prompt.queries.ts';
import { WhatChanges } from './what-changes.tsx';

afterEach(() => void vi.restoreAllMocks());

const saying = (prompt: string) => ({ ...emptyPrompt, title: 'Warm', prompt });

function Opened() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Open</button>;
  return <WhatChanges live={saying('One two three four.')} next={saying('One 2 three four, five.')} />;
}

test('opens at the first change, and jumps from one to the next and back to the first', async () => {
  renderInApp(<Opened />);
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
    seen.push(this.textContent);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(seen).toEqual(['two']));
  const jump = screen.getByRole('button', { name: 'Next change' });
  fireEvent.click(jump);
  fireEvent.click(jump);
  expect(seen).toHaveLength(3);
  expect(seen[1]).toContain('five');
  expect(seen[2]).toBe('two');
});

test('has nowhere to jump where there is one change', async () => {
  renderInApp(<WhatChanges live={saying('One two.')} next={saying('One 2.')} />);
  await waitFor(() => expect(document.querySelector('ins')?.textContent).toBe('2'));
  expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
});

test('shows nothing where nothing changes or there is no live text', () => {
  const { container } = renderInApp(
    <>
      <WhatChanges live={saying('Same.')} next={saying('Same.')} />
      <WhatChanges live={null} next={saying('New.')} />
    </>,
  );
  expect(container.textContent).not.toContain('Next change');
});

test('tells every field that becomes another, also where the text stays', async () => {
  const live = { ...saying('Same.'), description: 'For all', department: 'DT-PM' };
  renderInApp(<WhatChanges live={live} next={{ ...live, title: 'Cold', description: '', suits: 'longSilence' }} />);
  const told = screen.getByText('Fields that change').closest('section');
  await waitFor(() => expect(told?.querySelectorAll('del')).toHaveLength(3));
  expect(told?.textContent).toContain('TitleWarmCold');
  expect(told?.textContent).toContain('DescriptionFor allempty');
  expect(told?.textContent).toContain('Suggested foremptyA long silence');
  expect(told?.textContent).not.toContain('Domain');
  expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
});
