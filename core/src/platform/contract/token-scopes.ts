import { z } from 'zod';
import type { EndpointDefinition } from './endpoint.ts';

/** What a personal token may be used for. */
export const tokenScopes = ['read', 'check', 'generate'] as const;
export const tokenScopeSchema = z.enum(tokenScopes);
export type TokenScope = z.infer<typeof tokenScopeSchema>;

/** A token with `read` may get what is at these paths and below them. */
const readable = [
  '/email-sequence',
  '/worklist',
  '/templates',
  '/runs',
  '/crm/lists',
  '/contacts/search',
  '/model-ai/available',
];

/** What a token may post. */
const posts: Readonly<Record<string, TokenScope>> = {
  '/check': 'check',
  '/email-sequence/check': 'check',
  '/email-sequence/get-detail-from-hubspot': 'generate',
  '/email-sequence/generate-ai-email-results': 'generate',
  '/email-sequence/regenerate': 'generate',
  '/runs/plan': 'generate',
};

/**
 * The scope that a personal token needs for an endpoint; null if no token may call it, whatever its scopes. Endpoints that
 * anybody may call look at no token.
 */
export function scopeOf({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): TokenScope | null {
  if (method === 'POST') return posts[path] ?? null;
  const isReadable = readable.some((root) => path === root || path.startsWith(`${root}/`));
  return method === 'GET' && isReadable ? 'read' : null;
}
