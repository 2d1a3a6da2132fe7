import { AppError } from '../../shared/app-error.ts';

/** `ai_unauthorized` of a key that the vendor knows and that may not write. */
export class KeyLacksPermission extends AppError {
  /** What the vendor says is missing, in its words. */
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
