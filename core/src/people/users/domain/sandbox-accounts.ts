/** The accounts that a full sandbox begins with. */
export const sandboxAccounts = { superadmin: 'superadmin@overture.example', admin: 'sales@overture.example' } as const;

/** Their password, which is public. */
export const sandboxPassword = 'Overture!1';

/** Whether these are an address and a password of the sandbox, which are public. */
export function isSandboxSignIn({ email, password }: { readonly email: string; readonly password: string }): boolean {
  return password === sandboxPassword && Object.values<string>(sandboxAccounts).includes(email);
}
