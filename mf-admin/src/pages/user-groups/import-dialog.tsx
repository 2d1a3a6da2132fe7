import { counted } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  CopyButton,
  DataTable,
  Dialog,
  MailAddress,
  ScrollPanel,
  Stack,
  SwitchField,
  Text,
  TwoLines,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { CsvButton } from '../../csv/csv-button.tsx';
import { csvText } from '../../csv/csv-text.ts';
import { saveFile } from '../../saving/save-file.ts';
import { useOnlySingleSignOn } from './use-only-single-sign-on.ts';
import { roleWords } from './role-select.tsx';
import { isPlanned, useUserImport } from './use-user-import.ts';
import type { ImportRow } from './use-user-import.ts';

/** Imports users from a CSV: shows what each row would become before anything is made, then what it became. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { rows, ignored, choices, plan, run, failure } = useUserImport();
  const isOnlySingleSignOn = useOnlySingleSignOn();
  const busy = plan.isPending || run.isPending;
  const left = rows?.filter((row) => isPlanned(row) && row.result === null) ?? [];
  const isBegun = rows?.some(({ result }) => result !== null) ?? false;
  const isDone = isBegun && left.length === 0;
  const takeFile = (file: File) => plan.mutate({ ...choices, file });
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Import Users"
      size={rows === null ? 'md' : 'lg'}
      // What was made is read and kept before the dialog goes, and goes by its button alone.
      closable={!busy && !isBegun}
      footer={
        isDone ? (
          <>
            <AppButton onClick={() => saveFile('imported-users.csv', resultsCsv(rows ?? []), 'text/csv')}>
              Download results
            </AppButton>
            <AppButton variant="primary" onClick={onClose}>
              Done
            </AppButton>
          </>
        ) : (
          <>
            <AppButton onClick={onClose} disabled={busy}>
              {isBegun ? 'Close' : 'Cancel'}
            </AppButton>
            {!isBegun && (
              <CsvButton
                label="CSV of users"
                variant={rows === null ? 'primary' : 'secondary'}
                busy={plan.isPending}
                onFile={takeFile}
              >
                {rows === null ? 'Choose CSV' : 'Choose another CSV'}
              </CsvButton>
            )}
            {rows !== null && (
              <AppButton
                variant="primary"
                busy={run.isPending}
                disabled={plan.isPending || left.length === 0}
                onClick={() => run.mutate()}
              >
                {importLabel(left.length, isBegun)}
              </AppButton>
            )}
          </>
        )
      }
    >
      <Stack gap="md">
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        {rows === null ? (
          <Text size="sm">
            A CSV with the column email, and role (admin or superadmin; empty means admin)
            {isOnlySingleSignOn
              ? ' and domain if you have them. Whoever is new gets a link with which they sign in with single sign-on the first time.'
              : ', domain and password if you have them. Whoever has no password gets a link to choose one.'}{' '}
            You see what each row would become before anything is made.
          </Text>
        ) : (
          <>
            <Text fw={600} role="status">
              {plan.isPending ? 'Checking the rows...' : summaryOf(rows)}
            </Text>
            {!isBegun && ignored.length > 0 && (
              <Banner tone="warning">Unknown columns are ignored: {ignored.join(', ')}.</Banner>
            )}
            {!isBegun && (
              <Stack gap="xs">
                <SwitchField
                  label="Updating: existing users get the role and domain of the list, and are signed out"
                  checked={choices.update}
                  disabled={busy}
                  onChange={(update) => plan.mutate({ ...choices, update })}
                />
                <SwitchField
                  label="Restoring: deleted users are created again"
                  checked={choices.restore}
                  disabled={busy}
                  onChange={(restore) => plan.mutate({ ...choices, restore })}
                />
              </Stack>
            )}
            <ScrollPanel label="The rows of the list">
              <DataTable<ImportRow>
                label="Rows"
                columns={columns}
                // What needs somebody's attention comes first.
                rows={rows.toSorted((a, b) => Number(problemOf(b) !== null) - Number(problemOf(a) !== null))}
                rowKey={({ line }) => line}
              />
            </ScrollPanel>
            {isDone && rows.some(({ result }) => result?.link) && (
              <Text size="sm">
                The links are shown only here: pass them on, each to its owner. They work once, for 72 hours; importing
                the list again makes new ones for whoever has not used theirs.
              </Text>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const columns: readonly Column<ImportRow>[] = [
  { key: 'line', header: 'Line', width: 56, align: 'right', wideOnly: true, cell: ({ line }) => line },
  {
    key: 'email',
    header: 'Email',
    main: true,
    cell: ({ email }) => (email === '' ? '–' : <MailAddress>{email}</MailAddress>),
  },
  {
    key: 'access',
    header: 'Role',
    cell: ({ user }) => (user === null ? '–' : <TwoLines below={user.domain}>{roleWords[user.role]}</TwoLines>),
  },
  {
    key: 'becomes',
    header: 'Result',
    wrap: true,
    cell: (row) => {
      const problem = problemOf(row);
      if (problem !== null) {
        return (
          <TwoLines tone="error" below={problem} wrap>
            Not imported
          </TwoLines>
        );
      }
      return statusText(row);
    },
  },
  {
    key: 'link',
    header: 'Link',
    actions: true,
    cell: ({ email, result }) =>
      result?.link && <CopyButton compact text={result.link.link} label={`Copy the link for ${email}`} />,
  },
];

const planned = { created: 'Will be created', updated: 'Will be changed', unchanged: 'Stays as it is' } as const;
const done = { created: 'Created', updated: 'Changed', unchanged: 'As before' } as const;

/** Why the row is not imported; null if nothing is known against it. */
function problemOf({ problem, plan, result }: ImportRow): string | null {
  return problem ?? (result ?? plan)?.problem ?? null;
}

function statusText({ plan, result }: ImportRow): string {
  if (result !== null) return result.status === 'error' ? '' : done[result.status];
  return plan === null || plan.status === 'error' ? '–' : planned[plan.status];
}

/** How many rows become what: "12 will be created, 2 stay as they are, 1 cannot be imported." */
function summaryOf(rows: readonly ImportRow[]): string {
  const count = (status: 'created' | 'updated' | 'unchanged', key: 'plan' | 'result') =>
    rows.filter((row) => problemOf(row) === null && row[key]?.status === status).length;
  const isBegun = rows.some(({ result }) => result !== null);
  const key = isBegun ? 'result' : 'plan';
  const problems = rows.filter((row) => problemOf(row) !== null).length;
  const unchanged = count('unchanged', key);
  const open = isBegun ? rows.filter((row) => isPlanned(row) && row.result === null).length : 0;
  const parts = [
    [count('created', key), isBegun ? 'created' : 'will be created'],
    [count('updated', key), isBegun ? 'changed' : 'will be changed'],
    [unchanged, isBegun ? 'as before' : unchanged === 1 ? 'stays as it is' : 'stay as they are'],
    [open, 'still to do'],
    [problems, isBegun ? 'not imported' : 'cannot be imported'],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, words]) => `${number.toLocaleString()} ${words}`);
  return `${told.join(', ')}.`;
}

function importLabel(count: number, isBegun: boolean): string {
  if (isBegun) return `Go on with the other ${count.toLocaleString()}`;
  return `Import ${counted(count, 'user')}`;
}

function resultsCsv(rows: readonly ImportRow[]): string {
  return csvText([
    ['line', 'email', 'role', 'domain', 'result', 'problem', 'link', 'link works until'],
    ...rows.map((row) => {
      const problem = problemOf(row);
      const { line, email, user, result } = row;
      return [
        String(line),
        email,
        user?.role ?? '',
        user?.domain ?? '',
        problem === null ? statusText(row) : 'Not imported',
        problem ?? '',
        result?.link?.link ?? '',
        result?.link?.expiresAt ?? '',
      ];
    }),
  ]);
}
