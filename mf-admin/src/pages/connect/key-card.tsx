import type { ReactNode } from 'react';
import { createKey } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  Chip,
  CopyButton,
  errorText,
  FormActions,
  Group,
  PasswordField,
  Stack,
  Text,
  useSchemaForm,
} from '@overture/ui';
import { AccessList } from './access-list.tsx';
import { useConnectVendor } from './connect.queries.ts';

export interface KeyCardProps {
  readonly title: string;
  /** The vendor's name for its keys. */
  readonly label: string;
  /** Whether the sandbox stands in for this vendor in some domain. */
  readonly isStandIn: boolean;
  readonly disabled: boolean;
  /** Whether this is the next step to do. */
  readonly isNext: boolean;
  readonly vendor: Parameters<typeof useConnectVendor>[0];
  /** The scopes to select when the key is created. */
  readonly scopes?: readonly string[];
  /** The text that says where the key is created. */
  readonly children: ReactNode;
}

const schema = createKey.body.pick({ key: true });

/** A step that tests a vendor's key for every access that Overture needs, and stores a key that works. */
export function KeyCard({ title, label, isStandIn, disabled, isNext, vendor, scopes, children }: KeyCardProps) {
  const connecting = useConnectVendor(vendor);
  const { form, submit } = useSchemaForm({
    schema,
    initialValues: { key: '' },
    onSubmit: async ({ key }) => {
      const { test } = await connecting.mutateAsync(key);
      if (test.ok) form.reset();
    },
  });
  return (
    <Card title={title} actions={<Chip>{isStandIn ? 'Sample data' : 'Connected'}</Chip>}>
      <form aria-label={title} onSubmit={submit} noValidate>
        <Stack gap="lg">
          {children}
          {scopes && (
            <Group justify="space-between" align="flex-start">
              <Stack gap="xs">
                {scopes.map((scope) => (
                  <Text key={scope} component="code" ff="monospace" size="sm">
                    {scope}
                  </Text>
                ))}
              </Stack>
              <CopyButton label="Copy scopes" text={scopes.join('\n')} />
            </Group>
          )}
          <PasswordField
            label={label}
            description="Stored encrypted for every domain that has no key of its own, and never shown again. A new key replaces the previous one."
            autoComplete="off"
            withAsterisk
            disabled={disabled}
            {...form.getInputProps('key')}
          />
          <Outcome connecting={connecting} />
          <FormActions note={disabled ? 'Create your own superadmin first.' : undefined}>
            <AppButton
              type="submit"
              variant={isNext ? 'primary' : 'secondary'}
              disabled={disabled}
              busy={connecting.isPending}
            >
              Test and Save
            </AppButton>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}

function Outcome({ connecting: { data, error } }: { readonly connecting: ReturnType<typeof useConnectVendor> }) {
  if (error !== null) return <Banner tone="error">{errorText(error)}</Banner>;
  if (data === undefined) return null;
  const { test, checks, saved } = data;
  return (
    <Stack gap="md">
      <Banner tone={!test.ok ? 'error' : saved.length > 0 ? 'success' : 'warning'}>
        {test.message} {savedText(test.ok, saved.length)}
      </Banner>
      {checks.length > 0 && <AccessList checks={checks} />}
    </Stack>
  );
}

function savedText(works: boolean, domains: number): string {
  if (!works) return 'Nothing was saved.';
  return domains === 0
    ? 'It was not saved: every domain has a key of its own. Change those under API Keys.'
    : 'It is saved.';
}
