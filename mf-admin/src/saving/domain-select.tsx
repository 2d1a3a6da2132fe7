import type { ComponentProps } from 'react';
import { SelectField } from '@overture/ui';

/** The choice of a domain in a form. */
export function DomainSelect({
  domains,
  ...field
}: { readonly domains: readonly string[] } & ComponentProps<typeof SelectField>) {
  return <SelectField label="Domain" withAsterisk data={domains} allowDeselect={false} {...field} />;
}

export interface DomainFilterProps {
  readonly domains: readonly string[];
  readonly value: string;
  readonly onChange: (domain: string) => void;
}

/** Narrows a list to one domain; empty for all. */
export function DomainFilter({ domains, value, onChange }: DomainFilterProps) {
  return (
    <SelectField
      aria-label="Domain"
      placeholder="All domains"
      data={domains}
      value={value || null}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear domain' }}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
