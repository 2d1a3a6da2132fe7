import { Popover } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { formatDay } from '@overture/core/contract';
import { useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CalendarProps } from './calendar.tsx';
import { TextField } from './fields.tsx';
import { IconButton } from './icon-button.tsx';
import { inPlace } from './in-place.ts';
import { readDay } from './read-day.ts';
import { toast } from './toast.tsx';
import classes from './date-field.module.css';

type CalendarComponent = ComponentType<CalendarProps>;

/** Its library is loaded when somebody opens the first calendar. */
async function loadCalendar(): Promise<CalendarComponent> {
  return (await import(/* webpackChunkName: "lazy-calendar" */ './calendar.tsx')).Calendar;
}

export interface DateFieldProps {
  readonly label: string;
  /** Shows the label within the field, before the day. */
  readonly inlineLabel?: boolean;
  /** Leaves the label to what surrounds the field, such as a table. */
  readonly hiddenLabel?: boolean;
  readonly description?: ReactNode;
  /** What no day means. */
  readonly placeholder?: string;
  /** `YYYY-MM-DD`; empty for none, as the bounds. */
  readonly value: string;
  readonly min?: string;
  readonly max?: string;
  /** Whether the field may be emptied. */
  readonly clearable?: boolean;
  /** Called with a day that was typed, when the field is left or with Enter, or that was chosen. */
  readonly onChange: (day: string) => void;
}

const today = (): string => new Intl.DateTimeFormat('sv').format(new Date());

/** A day that is typed, as `Dec 1`, `1.12.2026` or `2026-12-01`, or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, inlineLabel = false, hiddenLabel = false, description, placeholder = 'Any day' } = props;
  const { value, clearable = false, onChange } = props;
  const [min, max] = [props.min || undefined, props.max || undefined];
  /** What is typed and not taken over yet. */
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState<CalendarComponent>();
  const take = (day: string) => {
    setTyped(undefined);
    setError(undefined);
    if (day !== value) onChange(day);
  };
  const commit = () => {
    if (typed === undefined) return;
    if (typed.trim() === '') return take(clearable ? '' : value);
    const day = readDay(typed, today());
    const why = day === undefined ? `Write a day, such as ${formatDay(today())}` : outOf(day, min, max);
    if (day === undefined || why !== undefined) setError(why);
    else take(day);
  };
  const openCalendar = async () => {
    try {
      const loaded = await loadCalendar();
      setCalendar(() => loaded);
      setOpen(true);
    } catch {
      toast.error('The calendar could not be loaded. Please type the day.');
    }
  };
  return (
    <Popover
      {...inPlace}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      withRoles={false}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <div className={classes.root} data-inline={inlineLabel || undefined}>
          <TextField
            {...(inlineLabel || hiddenLabel ? { 'aria-label': label } : { label })}
            {...(inlineLabel && { leftSection: <span aria-hidden>{label}</span>, leftSectionWidth: 52 })}
            {...(description !== undefined && { description })}
            placeholder={placeholder}
            autoComplete="off"
            value={typed ?? (value === '' ? '' : formatDay(value))}
            error={error}
            // A form around the field is not sent without what is typed.
            ref={(input: HTMLInputElement | null) => input?.setCustomValidity(error ?? '')}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(undefined);
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed === undefined) return;
              // The first Enter takes the day over, and only the next one does what the form or the dialog is for.
              event.preventDefault();
              commit();
            }}
            rightSection={
              <IconButton
                label={`Calendar: ${label}`}
                icon={<IconCalendarEvent size={16} />}
                aria-expanded={isOpen}
                onClick={() => (isOpen ? setOpen(false) : void openCalendar())}
              />
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label}>
        {Calendar && (
          <Calendar
            value={value || undefined}
            min={min}
            max={max}
            onChoose={(day) => {
              setOpen(false);
              take(day);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function outOf(day: string, min: string | undefined, max: string | undefined): string | undefined {
  if (min !== undefined && day < min) return `Not before ${formatDay(min)}`;
  return max !== undefined && day > max ? `Not after ${formatDay(max)}` : undefined;
}
