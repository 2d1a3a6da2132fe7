import { useState } from 'react';
import { responseStatusSchema } from '@overture/core/contract';
import type { ListedRecord } from '@overture/core/contract';
import { AppButton, capitalised, IconAdjustments, IconSearch, SelectField, TextField } from '@overture/ui';
import { periodLabels, periods } from './day-groups.ts';
import { useOwnerOptions, usePeopleOptions, useRunOptions, useTemplateOptions } from './generation-queue.queries.ts';
import { activeFilters } from './queue-filter.ts';
import type { QueueFilter } from './queue-filter.ts';
import classes from './queue-filters.module.css';

export interface QueueFiltersProps {
  readonly filter: QueueFilter;
  /** The text in the search box, which the address follows. */
  readonly search: string;
  /** The listed records, whose owners can be chosen. */
  readonly rows: readonly ListedRecord[];
  readonly onSearch: (search: string) => void;
  readonly onFilter: (patch: Partial<QueueFilter>) => void;
}

const statuses = responseStatusSchema.options.map((value) => ({ value, label: capitalised(value) }));

const days = periods.map((value) => ({ value, label: periodLabels[value] }));

/** The filters of the queue. On a phone all but the search are folded away. */
export function QueueFilters({ filter, search, rows, onSearch, onFilter }: QueueFiltersProps) {
  const templates = useTemplateOptions();
  const runs = useRunOptions(filter.person);
  const owners = useOwnerOptions(rows, filter.owner);
  const people = usePeopleOptions();
  const [isOpen, setOpen] = useState(false);
  const active = activeFilters(filter).length;
  return (
    <div className={classes.root} data-open={isOpen || undefined}>
      <TextField
        aria-label="Search"
        type="search"
        placeholder="Search contacts"
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <div className={classes.fold}>
        <AppButton icon={<IconAdjustments size={16} />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Filters{active > 0 && ` ${active}`}
        </AppButton>
      </div>
      <div className={classes.choices}>
        <Choice
          label="Template"
          none="All templates"
          options={templates}
          value={filter.template}
          onChange={(template) => onFilter({ template })}
        />
        {people && (
          <Choice
            label="Person"
            none="My own"
            options={people}
            value={filter.person}
            onChange={(person) => onFilter({ person, runId: '' })}
          />
        )}
        {filter.tab === undefined && (
          <Choice
            label="Status"
            none="All statuses"
            options={statuses}
            value={filter.status ?? ''}
            onChange={(status) => onFilter({ status: statuses.find(({ value }) => value === status)?.value })}
          />
        )}
        {filter.tab === undefined && (
          <Choice
            label="Date"
            none="Any time"
            options={days}
            value={filter.when ?? ''}
            onChange={(when) => onFilter({ when: periods.find((period) => period === when) })}
          />
        )}
        {(runs.length > 0 || filter.runId !== '') && (
          <Choice
            label="Run"
            none="All runs"
            options={runs}
            value={filter.runId}
            onChange={(runId) => onFilter({ runId })}
          />
        )}
        {owners.length > 0 && (
          <Choice
            label="Owner"
            none="All owners"
            options={owners}
            value={filter.owner}
            onChange={(owner) => onFilter({ owner })}
          />
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** What is shown while nothing is chosen. */
  readonly none: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Empty: nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, none, options, value, onChange }: ChoiceProps) {
  return (
    <SelectField
      aria-label={label}
      placeholder={none}
      data={[...options]}
      value={value || null}
      clearable
      searchable={options.length > 6}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
