/** The accounts that a full sandbox begins with. */
export const sandboxAccounts = { superadmin: 'superadmin@overture.example', admin: 'sales@overture.example' } as const;

/** Their password, which everybody may know. */
export const sandboxPassword = 'Overture!1';

/** True for a sign-in that everybody may know. */
export function isSandboxSignIn({ email, password }: { readonly email: string; readonly password: string }): boolean {
  return password === sandboxPassword && Object.values<string>(sandboxAccounts).includes(email);
}
