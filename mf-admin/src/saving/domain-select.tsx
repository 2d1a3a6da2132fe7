import type { ComponentProps } from 'react';
import { SelectField, useConfig } from '@overture/ui';

export interface DomainSelectProps extends ComponentProps<typeof SelectField> {
  /** The domains to choose from; all five by default. */
  readonly domains?: readonly string[];
}

export function DomainSelect({ domains, ...field }: DomainSelectProps) {
  const all = useConfig()?.departments ?? [];
  return <SelectField label="Domain" withAsterisk data={domains ?? all} allowDeselect={false} {...field} />;
}

export interface DomainFilterProps {
  /** Empty for all domains. */
  readonly value: string;
  readonly onChange: (domain: string) => void;
}

export function DomainFilter({ value, onChange }: DomainFilterProps) {
  return (
    <SelectField
      aria-label="Domain"
      placeholder="All domains"
      data={useConfig()?.departments ?? []}
      value={value || null}
      clearable
      clearButtonProps={{ 'aria-label': 'Clear domain' }}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
