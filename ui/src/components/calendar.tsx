import { DatePicker } from '@mantine/dates';
import { formatDay } from '@overture/core/contract';
import '@mantine/dates/styles.css';
import classes from './calendar.module.css';

export interface CalendarProps {
  /** A day as `YYYY-MM-DD`, as the bounds. */
  readonly value: string | undefined;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month of days to choose one from. Only its own module knows the library, which is loaded with the first calendar. */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const { day, calendarHeaderControl, calendarHeaderLevel, weekday } = classes;
  return (
    <DatePicker
      value={value ?? null}
      {...(value !== undefined && { defaultDate: value })}
      {...(min !== undefined && { minDate: min })}
      {...(max !== undefined && { maxDate: max })}
      highlightToday
      maxLevel="year"
      getDayAriaLabel={formatDay}
      ariaLabels={{ nextMonth: 'Next month', previousMonth: 'Previous month', monthLevelControl: 'Choose a month' }}
      classNames={{
        day: day ?? '',
        calendarHeaderControl: calendarHeaderControl ?? '',
        calendarHeaderLevel: calendarHeaderLevel ?? '',
        weekday: weekday ?? '',
      }}
      // Escape closes the calendar and not the dialog around it.
      __stopPropagation
      onChange={(next) => next !== null && onChoose(next)}
    />
  );
}
