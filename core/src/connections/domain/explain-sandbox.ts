import { AppError } from '../../platform/app-error.ts';
import { isSandbox, type Credential } from './credential.ts';

/** How many nested causes of an error are searched for a refused connection. */
const maxDepth = 6;

/**
 * Returns the error unchanged unless the sandbox was called and is not running. Then it returns an error that says so,
 * instead of one that blames the vendor.
 */
export function explainSandbox(credential: Credential, error: AppError): AppError {
  if (!isSandbox(credential) || !error.code.endsWith('_unavailable') || !isRefusedConnection(error)) return error;
  const where = credential.baseUrl === undefined ? '' : ` at ${new URL(credential.baseUrl).host}`;
  return new AppError(
    error.code,
    `The sandbox is not running${where}. Start everything with npm start, or the sandbox alone with npm run sandbox.`,
    { cause: error },
  );
}

function isRefusedConnection(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < maxDepth && cause instanceof Error; depth += 1) {
    if ('code' in cause && cause.code === 'ECONNREFUSED') return true;
    cause = cause.cause;
  }
  return false;
}
