import { responseStatusSchema } from '@overture/core/contract';
import { IconSearch, SelectField, TextField, Toolbar } from '@overture/ui';
import { periodLabels, periods } from './day-groups.ts';
import type { QueueFilter } from './generation-queue.queries.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface QueueFiltersProps {
  readonly filter: Omit<QueueFilter, 'page' | 'limit'>;
  /** The text in the search box, which the address follows. */
  readonly search: string;
  readonly templates: readonly Option[];
  /** Undefined for users who may only read their own records. */
  readonly people: readonly Option[] | undefined;
  readonly onSearch: (search: string) => void;
  readonly onFilter: (patch: Partial<QueueFilter>) => void;
}

const statuses = responseStatusSchema.options.map((value) => ({
  value,
  label: `${value[0]?.toUpperCase()}${value.slice(1)}`,
}));

const days = periods.map((value) => ({ value, label: periodLabels[value] }));

/** The filters of the queue. */
export function QueueFilters({ filter, search, templates, people, onSearch, onFilter }: QueueFiltersProps) {
  return (
    <Toolbar even>
      <TextField
        aria-label="Search"
        type="search"
        placeholder="Search contacts"
        leftSection={<IconSearch size={16} />}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
      <SelectField
        aria-label="Status"
        placeholder="All statuses"
        data={statuses}
        value={filter.status ?? null}
        clearable
        onChange={(value) => onFilter({ status: statuses.find((option) => option.value === value)?.value })}
      />
      <SelectField
        aria-label="Template"
        placeholder="All templates"
        data={[...templates]}
        value={filter.template || null}
        clearable
        searchable
        onChange={(value) => onFilter({ template: value ?? '' })}
      />
      <SelectField
        aria-label="Date"
        placeholder="Any time"
        data={days}
        value={filter.when ?? null}
        clearable
        onChange={(value) => onFilter({ when: periods.find((period) => period === value) })}
      />
      {people && (
        <SelectField
          aria-label="Person"
          placeholder="My own"
          data={[...people]}
          value={filter.person || null}
          clearable
          searchable
          onChange={(value) => onFilter({ person: value ?? '' })}
        />
      )}
    </Toolbar>
  );
}
