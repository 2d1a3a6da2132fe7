import { availableModels, listPrompts, regenerate } from '@overture/core/contract';
import type { EndpointBody } from '@overture/core/contract';
import { callApi, queryOptions, toast, useQueryClient, useSingleMutation } from '@overture/ui';

/** The prompt templates that the user may generate with; for a superadmin those of all domains. */
export const templatesQuery = queryOptions({
  queryKey: ['prompts', 'all'],
  queryFn: ({ signal }) => callApi(listPrompts, { query: { isFilter: 'false' } }, { signal }),
  select: ({ prompts }) => prompts,
});

/** The AI models that a domain is offered; null for an admin, whose domain the server knows. */
export const modelsQuery = (department: string | null) =>
  queryOptions({
    queryKey: ['models', 'available', department],
    queryFn: ({ signal }) => callApi(availableModels, department === null ? {} : { query: { department } }, { signal }),
    enabled: department !== '',
  });

/** Queues a new version of the user's own record, or, for a superadmin, of another user's. */
export function useRegenerate(hubspotId: string, userId: string | undefined) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (choice: Omit<EndpointBody<typeof regenerate>, 'hubspotId' | 'fromAdminSideUserId'>) =>
      callApi(regenerate, { body: { hubspotId, fromAdminSideUserId: userId, ...choice } }),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () => client.invalidateQueries({ queryKey: ['history'] }),
  });
}
