import { importUsers, unknownUserColumns, userColumnsProblem, userRowReader } from '@overture/core/contract';
import type { EndpointResponse, ListedUser } from '@overture/core/contract';
import { ApiError, callApi, errorText, readCsv, useConfig, useMutation, useQueryClient } from '@overture/ui';
import { useState } from 'react';
import { userChanges } from './user-groups.queries.ts';

type Result = EndpointResponse<typeof importUsers>['results'][number];

export interface ImportRow {
  readonly line: number;
  /** As it stands in the file where the row has a problem. */
  readonly email: string;
  /** Null for a row that is no user. */
  readonly user: ListedUser | null;
  /** What is wrong with the row itself. */
  readonly problem: string | null;
  /** What the server says would become of it; null while it was not asked. */
  readonly plan: Result | null;
  /** What became of it; null while it was not imported. */
  readonly result: Result | null;
}

export interface ImportChoices {
  readonly update: boolean;
  readonly restore: boolean;
}

/** A request has few users, so that what is done is shown soon, and little is unknown if the connection breaks. */
const batchSize = 20;
const maxUsers = 1_000;

/** Whether a row can be imported, as far as the server said. */
export const isPlanned = ({ plan }: ImportRow): boolean => plan !== null && plan.status !== 'error';

/** Imports users from a CSV: first what would become of each row, then, if wanted, doing it. */
export function useUserImport() {
  const departments = useConfig()?.departments ?? [];
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly ImportRow[] | null>(null);
  const [choices, setChoices] = useState<ImportChoices>({ update: false, restore: false });
  const [ignored, setIgnored] = useState<readonly string[]>([]);

  /** Asks about the rows, a few at a time, and stores each answer as `plan` or as `result`. */
  const send = async (asked: readonly ImportRow[], wanted: ImportChoices, into: 'plan' | 'result') => {
    for (let start = 0; start < asked.length; start += batchSize) {
      const batch = asked.slice(start, start + batchSize);
      const users = batch.flatMap(({ user }) => {
        if (user === null) return [];
        const { email, role, domain, password } = user;
        return [{ email, role, department: domain, ...(password !== undefined && { password }) }];
      });
      const { results } = await callApi(importUsers, { body: { users, ...wanted, dryRun: into === 'plan' } });
      const byEmail = new Map(results.map((result) => [result.email, result]));
      setRows((before) =>
        (before ?? []).map((row) => {
          const result = row.user && byEmail.get(row.user.email);
          return result ? { ...row, [into]: result } : row;
        }),
      );
    }
  };

  const plan = useMutation({
    mutationFn: async (wanted: ImportChoices & { readonly file?: File }) => {
      const { file, ...options } = wanted;
      let read = rows ?? [];
      if (file !== undefined) {
        const csv = await readCsv(file);
        const problem = userColumnsProblem(csv.columns) ?? sizeProblem(csv.rows.length);
        if (problem !== null) throw new Error(problem);
        const readRow = userRowReader(departments);
        read = csv.rows.map((row) => {
          const found = readRow(row);
          const user = 'user' in found ? found.user : null;
          const email = user?.email ?? row.cells['email'] ?? '';
          return {
            line: row.line,
            email,
            user,
            problem: 'problem' in found ? found.problem : null,
            plan: null,
            result: null,
          };
        });
        setIgnored(unknownUserColumns(csv.columns));
      }
      setRows(read.map((row) => ({ ...row, plan: null })));
      setChoices(options);
      await send(
        read.filter(({ user }) => user !== null),
        options,
        'plan',
      );
    },
  });

  const run = useMutation({
    mutationFn: () =>
      send(
        (rows ?? []).filter((row) => isPlanned(row) && row.result === null),
        choices,
        'result',
      ),
    onSettled: () => Promise.all(userChanges.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });

  const error = plan.error ?? run.error;
  return { rows, ignored, choices, plan, run, failure: error && failureText(error) };
}

/** What keeps the list from being read, or the reason why the server did not answer. */
function failureText(error: Error): string {
  return error instanceof ApiError ? errorText(error) : error.message;
}

function sizeProblem(count: number): string | null {
  if (count === 0) return 'The CSV has no row below its header.';
  return count > maxUsers
    ? `A list has at most ${maxUsers.toLocaleString()} users; this one has ${count.toLocaleString()}.`
    : null;
}
