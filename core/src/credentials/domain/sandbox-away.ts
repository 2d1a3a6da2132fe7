import { AppError } from '../../shared/app-error.ts';
import { isSandbox, type Credential } from './credential.ts';

/** How far down an error says why nothing answered. */
const deepest = 6;

/**
 * The error as it is; where nothing listens at the sandbox's address, one that says so instead of blaming the vendor
 * whom the sandbox plays.
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
  for (let depth = 0; depth < deepest && cause instanceof Error; depth += 1) {
    if ('code' in cause && cause.code === 'ECONNREFUSED') return true;
    cause = cause.cause;
  }
  return false;
}
