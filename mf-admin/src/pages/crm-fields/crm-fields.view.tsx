import type { ReactNode } from 'react';
import type { CrmFieldWire, CrmPropertyWire } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Box,
  Card,
  DataTable,
  FormActions,
  Page,
  PageHeader,
  SelectField,
  Text,
  Truncated,
} from '@overture/ui';
import type { Column, LoadState } from '@overture/ui';
import { TestContactForm } from './test-contact-form.tsx';
import type { TestContactFormProps } from './test-contact-form.tsx';

/** A field with its chosen property, saved or not; '' means no property. */
export interface ChosenField extends CrmFieldWire {
  readonly chosen: string;
}

export interface CrmFieldsViewProps {
  readonly domainSelect: ReactNode;
  /** Undefined while loading. */
  readonly fields: readonly ChosenField[] | undefined;
  readonly properties: readonly CrmPropertyWire[];
  /** The state of the load. `reason` says why it failed, in the vendor's words if there are any. */
  readonly load: LoadState & { readonly reason: string | undefined };
  readonly contact: TestContactFormProps & {
    /** The test contact's values by property name; undefined without a test contact. */
    readonly values: Readonly<Record<string, string>> | undefined;
  };
  readonly onChoose: (field: string, property: string) => void;
  /** Whether nothing was chosen in this domain yet, so that the properties are guesses. */
  readonly isGuessed: boolean;
  readonly isChanged: boolean;
  readonly saving: boolean;
  readonly onReset: () => void;
  readonly onSave: () => void;
}

/** The number of properties in a dropdown; the others are found by typing. */
const maxPropertiesShown = 100;
const longestValue = 60;

/** The page on which a superadmin chooses the CRM property of each field, beside the values of a test contact. */
export function CrmFieldsView(props: CrmFieldsViewProps) {
  const { fields, load, contact, isGuessed, isChanged, saving } = props;
  return (
    <Page>
      <PageHeader
        title="CRM Fields"
        subtitle="Which property of HubSpot fills which field of a contact in Overture."
        actions={props.domainSelect}
        // Always shown, so that the table does not move when its text is known.
        notices={
          <Banner tone="info">
            {isGuessed
              ? 'Nobody has chosen yet, so Overture uses these guesses. Compare them with a test contact, then correct or confirm them.'
              : 'A choice counts from the next contact that is read.'}
          </Banner>
        }
      />
      <TestContactForm key={contact.tested} {...contact} />
      <Card flush>
        <DataTable<ChosenField>
          label="CRM Fields"
          columns={columnsOf(props)}
          rows={fields}
          rowKey={({ field }) => field}
          skeletonRows={12}
          loadingLabel="Loading CRM fields..."
          error={
            load.failure === undefined
              ? undefined
              : { title: load.failure, text: load.reason ?? '', onRetry: load.retry, busy: load.retrying }
          }
        />
      </Card>
      {fields !== undefined && (
        <FormActions>
          <AppButton onClick={props.onReset} disabled={!isChanged || saving}>
            Cancel
          </AppButton>
          <AppButton variant="primary" onClick={props.onSave} disabled={!(isChanged || isGuessed)} busy={saving}>
            Save
          </AppButton>
        </FormActions>
      )}
    </Page>
  );
}

function columnsOf({ properties, contact, saving, onChoose }: CrmFieldsViewProps): Column<ChosenField>[] {
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
            onChange={(next) => onChoose(field, next ?? '')}
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
        if (contact.values === undefined) return '';
        const value = contact.values[chosen] ?? '';
        return value === '' ? 'N/A' : <Truncated text={value} max={longestValue} />;
      },
    },
  ];
}
