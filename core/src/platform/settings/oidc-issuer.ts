/** Microsoft's names for all organisations and all accounts, and the tenant of all personal accounts. */
const sharedTenants = ['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'];

/**
 * Whether an issuer signs in the people of one organisation only. With any other issuer, a domain or an address proves
 * nothing.
 */
export function isSingleTenant(issuer: string | undefined): boolean {
  if (issuer === undefined) return true;
  const { hostname, pathname } = new URL(issuer);
  const isMicrosoft = /(^|\.)(microsoftonline|windows|partner\.microsoftonline)\.(com|us|cn|net)$/.test(hostname);
  const parts = decodeURIComponent(pathname).toLowerCase().split('/');
  return !parts.some((part) => part.includes('{') || (isMicrosoft && sharedTenants.includes(part)));
}

/** Whether codes and secrets are safe on their way to the issuer: plain text is accepted only on this machine. */
export function isSecureAddress(issuer: string | undefined): boolean {
  if (issuer === undefined) return true;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
