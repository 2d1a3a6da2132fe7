import { createToken, tokenScopes } from '@overture/core/contract';
import type { TokenScope } from '@overture/core/contract';
import {
  AppButton,
  CopyButton,
  Dialog,
  DialogActions,
  SelectField,
  Stack,
  SwitchField,
  TextField,
  useSchemaForm,
} from '@overture/ui';
import { scopeTexts } from './scope-texts.ts';
import { useCreateToken, type NewToken } from './tokens.queries.ts';

const title = 'New token';

/** Makes a personal token, and shows it once. */
export function NewTokenDialog({ onClose }: { readonly onClose: () => void }) {
  const creation = useCreateToken();
  return (
    <Dialog opened onClose={onClose} title={title} closable={!creation.isPending}>
      {creation.data ? (
        <MadeToken token={creation.data.token} onDone={onClose} />
      ) : (
        <TokenForm busy={creation.isPending} onCancel={onClose} onSubmit={creation.mutateAsync} />
      )}
    </Dialog>
  );
}

function MadeToken({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  return (
    <Stack gap="md">
      <p>Copy the token now: it is shown only once. Whoever has it acts in your name, so keep it like a password.</p>
      <TextField
        label="Token"
        value={token}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <CopyButton size="md" text={token} label="Copy token" />
        <AppButton variant="primary" onClick={onDone}>
          Done
        </AppButton>
      </DialogActions>
    </Stack>
  );
}

interface TokenFormProps {
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (token: NewToken) => Promise<unknown>;
}

const lives = [7, 30, 90, 180, 365];

function TokenForm({ busy, onCancel, onSubmit }: TokenFormProps) {
  const initialValues: NewToken = { name: '', scopes: ['read'], expiresInDays: 90 };
  const { form, submit } = useSchemaForm({ schema: createToken.body, initialValues, onSubmit, blame: () => 'name' });
  const { scopes, expiresInDays } = form.getValues();
  const toggle = (scope: TokenScope, isOn: boolean) =>
    form.setFieldValue('scopes', isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));
  return (
    <form aria-label={title} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextField
          label="Name"
          description="What it is for, such as Nightly report."
          withAsterisk
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Stack gap="xs" role="group" aria-label="What it may be used for">
          {tokenScopes.map((scope) => (
            <SwitchField
              key={scope}
              label={scopeTexts[scope]}
              checked={scopes.includes(scope)}
              disabled={busy}
              onChange={(isOn) => toggle(scope, isOn)}
            />
          ))}
          {scopes.length === 0 && <p role="alert">Please choose what the token may do</p>}
        </Stack>
        <SelectField
          label="Ends after"
          data={lives.map((days) => ({ value: String(days), label: `${days} days` }))}
          value={String(expiresInDays)}
          allowDeselect={false}
          disabled={busy}
          onChange={(days) => form.setFieldValue('expiresInDays', Number(days))}
        />
      </Stack>
      <DialogActions>
        <AppButton onClick={onCancel} disabled={busy}>
          Cancel
        </AppButton>
        <AppButton type="submit" variant="primary" busy={busy} disabled={scopes.length === 0}>
          Make token
        </AppButton>
      </DialogActions>
    </form>
  );
}
