import type { SqlParameters } from './sqlite-connection.ts';

/** A condition, its parameter, and the value of that. Without a value it is not asked for. */
type Condition = readonly [sql: string, parameter: string, value: string | number | undefined];

/** The conditions that are asked for, as one, with their parameters. */
export function allOf(conditions: readonly Condition[]): {
  readonly where: string;
  readonly parameters: SqlParameters;
} {
  const asked = conditions.filter(([, , value]) => value !== undefined);
  return {
    where: asked.map(([sql]) => sql).join(' AND ') || 'true',
    parameters: Object.fromEntries(asked.map(([, parameter, value]) => [parameter, value ?? null])),
  };
}
