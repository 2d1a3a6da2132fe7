/** The name of every user who was erased. */
export const erasedUser = 'erased';

/**
 * Who acted, for people. The name is an email address, `cli:<name>` for the command line, `system`, `address <hash>` for an
 * address that is no user, `unknown addresses` where several of them are summed up, or `erased`.
 */
export function actorWords(name: string): string {
  if (name === 'system') return 'Overture';
  if (name === erasedUser) return 'Somebody who was erased';
  if (name === 'unknown addresses') return 'Several unknown addresses';
  if (name.startsWith('address ')) return 'An unknown address';
  return name.startsWith('cli:') ? `${name.slice('cli:'.length)} (from the command line)` : name;
}
