import { useState } from 'react';
import { errorText, urlText, useConfig, useQuery, useUnloadWarning, useUrlState } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { crmFieldsQuery, testContactQuery, useSaveCrmFields } from './crm-fields.queries.ts';
import { CrmFieldsView } from './crm-fields.view.tsx';

/** The unsaved choices: the property of each changed field; '' means no property. */
type Choices = Readonly<Record<string, string>>;

const urlFields = { domain: urlText(), contact: urlText() };
const noChoices: Choices = {};

export function CrmFieldsRoute() {
  const [{ domain, contact }, setState] = useUrlState<{ domain: string; contact: string }>(urlFields);
  const config = useConfig();
  const department = domain || (config?.departments[0] ?? '');
  const query = useQuery({ ...crmFieldsQuery(department), enabled: department !== '' });
  const load = useListLoad(query, 'Failed to load the CRM fields');
  const tested = useQuery(testContactQuery(department, contact));
  const save = useSaveCrmFields();
  const [choices, setChoices] = useState(noChoices);
  const isChanged = Object.keys(choices).length > 0;
  useUnloadWarning(isChanged);
  const fields = query.data?.fields.map((field) => ({
    ...field,
    chosen: choices[field.field] ?? field.property ?? field.guess ?? '',
  }));
  return (
    <CrmFieldsView
      domainSelect={
        <DomainSelect
          label={undefined}
          aria-label="Domain"
          withAsterisk={false}
          value={department || null}
          disabled={save.isPending}
          onChange={(next) => {
            setChoices(noChoices);
            setState({ domain: next ?? '', contact: '' });
          }}
        />
      }
      fields={fields}
      properties={query.data?.properties ?? []}
      load={{ ...load, reason: query.error === null ? undefined : errorText(query.error) }}
      contact={{
        tested: contact,
        values: contact === '' ? undefined : tested.data?.values,
        problem: tested.error === null ? undefined : errorText(tested.error),
        reading: tested.isFetching,
        read: (next) => (next === contact ? void tested.refetch() : setState({ contact: next })),
      }}
      onChoose={(field, property) => setChoices({ ...choices, [field]: property })}
      isGuessed={query.data?.fields.every(({ property }) => property === null) ?? false}
      isChanged={isChanged}
      saving={save.isPending}
      onReset={() => setChoices(noChoices)}
      onSave={() => {
        const chosen = Object.fromEntries((fields ?? []).map(({ field, chosen: property }) => [field, property]));
        save.mutate({ department, fields: chosen }, { onSuccess: () => setChoices(noChoices) });
      }}
    />
  );
}
