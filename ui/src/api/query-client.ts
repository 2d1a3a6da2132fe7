import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Data is fresh for 30 s. A failure that may pass is retried twice; a clear refusal is not retried. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4_000),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.code === 'network_error' || error.status === 502 || error.status === 503);
}
