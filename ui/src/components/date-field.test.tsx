// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderInApp } from '../testing/render-in-app.tsx';
import { DateField } from './date-field.tsx';
import type { DateFieldProps } from './date-field.tsx';

/** Renders a field that keeps its day; returns it with the days that it told. */
function field(props: Partial<DateFieldProps> = {}) {
  const told: string[] = [];
  function Kept() {
    const [day, setDay] = useState(props.value ?? '2026-11-24');
    return (
      <DateField
        label="Day"
        min="2026-11-16"
        {...props}
        value={day}
        onChange={(next) => {
          told.push(next);
          setDay(next);
        }}
      />
    );
  }
  renderInApp(<Kept />);
  const input = screen.getByLabelText<HTMLInputElement>('Day');
  const type = (text: string) => fireEvent.change(input, { target: { value: text } });
  return { told, input, type };
}

test('takes a typed day over when the field is left, and writes it like every other', () => {
  const { told, input, type } = field();
  expect(input.value).toBe('Nov 24, 2026');
  type('1.12.2026');
  expect(told).toEqual([]);
  fireEvent.blur(input);
  expect([told, input.value]).toEqual([['2026-12-01'], 'Dec 1, 2026']);
});

test('takes it over with Enter, too', () => {
  const { told, input, type } = field();
  type('2026-12-02');
  // The form or the dialog around the field is left to the next Enter.
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  expect(told).toEqual(['2026-12-02']);
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(true);
});

test('says what is wrong with a day, and keeps what is typed', () => {
  const { told, input, type } = field();
  type('Nov 2, 2026');
  fireEvent.blur(input);
  expect(screen.getByText('Not before Nov 16, 2026')).toBeDefined();
  type('soon');
  fireEvent.blur(input);
  expect(screen.getByText(/^Write a day, such as /)).toBeDefined();
  expect([told, input.value]).toEqual([[], 'soon']);
});

test('holds a form back while what is typed is no day, until one is typed or chosen', async () => {
  const { input, type } = field();
  const held = () => input.validationMessage;
  type('Nov 2, 2026');
  fireEvent.blur(input);
  expect(held()).toBe('Not before Nov 16, 2026');
  type('Nov 20, 2026');
  expect(held()).toBe('');
  type('soon');
  fireEvent.blur(input);
  expect(held()).not.toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Calendar: Day' }));
  fireEvent.click(await within(await screen.findByRole('dialog', { name: 'Day' })).findByLabelText('Nov 30, 2026'));
  expect([held(), input.value]).toEqual(['', 'Nov 30, 2026']);
});

test('is emptied only where there may be no day', () => {
  const must = field();
  must.type('');
  fireEvent.blur(must.input);
  expect([must.told, must.input.value]).toEqual([[], 'Nov 24, 2026']);
  const may = field({ clearable: true });
  may.type('');
  fireEvent.blur(may.input);
  expect(may.told).toEqual(['']);
});

test('offers a calendar by its button, with the days that may be', async () => {
  const { told } = field();
  fireEvent.click(screen.getByRole('button', { name: 'Calendar: Day' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Day' }));
  const chosen = await calendar.findByLabelText('Nov 30, 2026');
  expect(calendar.getByLabelText<HTMLButtonElement>('Nov 2, 2026').disabled).toBe(true);
  fireEvent.click(chosen);
  expect(told).toEqual(['2026-11-30']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
