import { AppError } from '../../platform/app-error.ts';

/** The error `ai_unauthorized` for a key that the vendor accepts, but that must not call models. */
export class KeyLacksPermission extends AppError {
  /** The missing permissions, in the vendor's words. */
  readonly scopes: readonly string[];

  constructor(scopes: readonly string[], options: { readonly cause: unknown }) {
    const lacks = scopes.length === 0 ? 'a permission' : `the permission ${scopes.join(', ')}`;
    super(
      'ai_unauthorized',
      `The OpenAI key may not write: it lacks ${lacks}. A superadmin can add it in OpenAI's dashboard, under API keys, or replace the key under API Keys.`,
      options,
    );
    this.name = 'KeyLacksPermission';
    this.scopes = scopes;
  }
}
