const homes: Readonly<Record<string, string>> = { superadmin: '/admin/dashboard', admin: '/dashboard' };

/** Where a role lands; undefined for a role nobody knows. */
export function homeOf(role: string | null): string | undefined {
  return role !== null && Object.hasOwn(homes, role) ? homes[role] : undefined;
}
