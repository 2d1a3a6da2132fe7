import type { SpanAttributes } from '../tracing.ts';
import { extendedCode } from './sqlite-errors.ts';

/** The span of a statement, by OpenTelemetry's conventions for SQL databases. It holds no values. */
export function statementSpan(sql: string, namespace: string): { name: string; attributes: SpanAttributes } {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'SQL';
  const collection = /\b(?:FROM|INTO|UPDATE(?:\s+OR\s+\w+)?)\s+(\w+)/i.exec(sql)?.[1];
  return {
    name: collection === undefined ? operation : `${operation} ${collection}`,
    attributes: {
      'db.system.name': 'sqlite',
      'db.namespace': namespace,
      'db.operation.name': operation,
      'db.collection.name': collection,
    },
  };
}

export function statementFailure(error: unknown): SpanAttributes {
  const code = extendedCode(error)?.toString();
  return { 'error.type': code ?? 'internal', 'db.response.status_code': code };
}
