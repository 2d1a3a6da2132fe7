const homes: Readonly<Record<string, string>> = { superadmin: '/admin/dashboard', admin: '/dashboard' };

/** The start page of a role; undefined for an unknown role. */
export function homeOf(role: string | null): string | undefined {
  return role !== null && Object.hasOwn(homes, role) ? homes[role] : undefined;
}
