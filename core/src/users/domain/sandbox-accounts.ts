/** The accounts that a full sandbox begins with. Their password is public. */
export const sandboxAccounts = { superadmin: 'superadmin@overture.example', admin: 'sales@overture.example' } as const;
