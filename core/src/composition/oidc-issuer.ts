/** Microsoft's own names for everybody, and the tenant of everybody's personal accounts. */
const everybody = ['common', 'organizations', 'consumers', '9188040d-6c67-4c5b-b112-36a304b66dad'];

/** False for issuers that sign in the people of any organisation: of such an issuer a domain or an address proves nothing. */
export function isOneTenant(issuer: string | undefined): boolean {
  if (issuer === undefined) return true;
  const { hostname, pathname } = new URL(issuer);
  const isMicrosoft = /(^|\.)(microsoftonline|windows|partner\.microsoftonline)\.(com|us|cn|net)$/.test(hostname);
  const parts = decodeURIComponent(pathname).toLowerCase().split('/');
  return !parts.some((part) => part.includes('{') || (isMicrosoft && everybody.includes(part)));
}

/** Codes and secrets travel to the issuer: in plain text on this machine alone. */
export function isPrivate(issuer: string | undefined): boolean {
  if (issuer === undefined) return true;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
