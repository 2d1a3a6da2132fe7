import { useState } from 'react';
import type { CrmFieldWire, CrmPropertyWire } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Box,
  Card,
  DataTable,
  errorText,
  FormActions,
  Page,
  PageHeader,
  SelectField,
  Text,
  Truncated,
  urlText,
  useConfig,
  useQuery,
  useUnloadWarning,
  useUrlState,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { DomainSelect } from '../../saving/domain-select.tsx';
import { crmFieldsQuery, testContactQuery, useSaveCrmFields } from './crm-fields.queries.ts';
import { TestContactForm } from './test-contact-form.tsx';

/** A field with its chosen property, saved or not; '' means no property. */
interface ChosenField extends CrmFieldWire {
  readonly chosen: string;
}

/** The unsaved choices: the property of each changed field; '' means no property. */
type Choices = Readonly<Record<string, string>>;

const urlFields = { domain: urlText(), contact: urlText() };
const noChoices: Choices = {};

/** The number of properties in a dropdown; the others are found by typing. */
const maxPropertiesShown = 100;
const longestValue = 60;

/**
 * CRM Fields (/admin/crm-fields): a superadmin chooses the CRM property of each field, beside the values of a test
 * contact.
 */
export function CrmFieldsRoute() {
  const [{ domain, contact }, setState] = useUrlState(urlFields);
  const config = useConfig();
  const department = domain || (config?.departments[0] ?? '');
  const query = useQuery({ ...crmFieldsQuery(department), enabled: department !== '' });
  const load = useListLoad(query, 'Failed to load the CRM fields', query.error ? errorText(query.error) : '');
  const tested = useQuery(testContactQuery(department, contact));
  const save = useSaveCrmFields();
  const [choices, setChoices] = useState(noChoices);
  const isChanged = Object.keys(choices).length > 0;
  useUnloadWarning(isChanged);
  const fields = query.data?.fields.map((field) => ({
    ...field,
    chosen: choices[field.field] ?? field.property ?? field.guess ?? '',
  }));
  // Nothing was chosen in this domain yet, so that the properties are guesses.
  const isGuessed = query.data?.fields.every(({ property }) => property === null) ?? false;
  return (
    <Page>
      <PageHeader
        title="CRM Fields"
        subtitle="Which property of HubSpot fills which field of a contact in Overture."
        actions={
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
        // Always shown, so that the table does not move when its text is known.
        notices={
          <Banner tone="info">
            {isGuessed
              ? 'Nobody has chosen yet, so Overture uses these guesses. Compare them with a test contact, then correct or confirm them.'
              : 'A choice counts from the next contact that is read.'}
          </Banner>
        }
      />
      <TestContactForm
        key={contact}
        tested={contact}
        problem={tested.error === null ? undefined : errorText(tested.error)}
        reading={tested.isFetching}
        read={(next) => (next === contact ? void tested.refetch() : setState({ contact: next }))}
      />
      <Card flush>
        <DataTable<ChosenField>
          label="CRM Fields"
          columns={columnsOf({
            properties: query.data?.properties ?? [],
            values: contact === '' ? undefined : tested.data?.values,
            saving: save.isPending,
            choose: (field, property) => setChoices({ ...choices, [field]: property }),
          })}
          rows={fields}
          rowKey={({ field }) => field}
          skeletonRows={12}
          loadingLabel="Loading CRM fields..."
          load={load}
        />
      </Card>
      {fields !== undefined && (
        <FormActions>
          <AppButton onClick={() => setChoices(noChoices)} disabled={!isChanged || save.isPending}>
            Cancel
          </AppButton>
          <AppButton
            variant="primary"
            onClick={() => {
              const chosen = Object.fromEntries(fields.map(({ field, chosen: property }) => [field, property]));
              save.mutate({ department, fields: chosen }, { onSuccess: () => setChoices(noChoices) });
            }}
            disabled={!(isChanged || isGuessed)}
            busy={save.isPending}
          >
            Save
          </AppButton>
        </FormActions>
      )}
    </Page>
  );
}

interface ColumnParts {
  readonly properties: readonly CrmPropertyWire[];
  /** The test contact's values by property name; undefined without a test contact. */
  readonly values: Readonly<Record<string, string>> | undefined;
  readonly saving: boolean;
  readonly choose: (field: string, property: string) => void;
}

function columnsOf({ properties, values, saving, choose }: ColumnParts): Column<ChosenField>[] {
  const data = properties.map(({ name, label }) => ({ value: name, label: `${label} (${name})` }));
  const known = new Set(properties.map(({ name }) => name));
  return [
    { key: 'field', header: 'Field', main: true, width: '26%', cell: ({ label }) => label },
    {
      key: 'property',
      header: 'HubSpot property',
      width: '40%',
      cell: ({ field, label, chosen }) => (
        <Box w="100%">
          <SelectField
            aria-label={label}
            placeholder="None"
            // A property that the account no longer has is still shown.
            data={chosen === '' || known.has(chosen) ? data : [...data, { value: chosen, label: chosen }]}
            value={chosen || null}
            limit={maxPropertiesShown}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': `Clear ${label}` }}
            disabled={saving}
            onChange={(next) => choose(field, next ?? '')}
            title={data.find(({ value }) => value === chosen)?.label}
          />
          {/* A phone has no room for the property's name in the dropdown, because its text cannot wrap. */}
          {chosen !== '' && (
            <Text hiddenFrom="sm" size="xs" c="dimmed" ta="left">
              {chosen}
            </Text>
          )}
        </Box>
      ),
    },
    {
      key: 'value',
      header: 'Test contact',
      cell: ({ chosen }) => {
        if (values === undefined) return '';
        const value = values[chosen] ?? '';
        return value === '' ? 'N/A' : <Truncated text={value} max={longestValue} />;
      },
    },
  ];
}
