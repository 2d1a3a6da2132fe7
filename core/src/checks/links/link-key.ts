import { phoneKey } from './phones.ts';

/** The signs that `encodeURIComponent` leaves as they are: a page has the same address with or without them escaped. */
const escaped = /%[\da-f]{2}/gi;
const unreserved = /[\w.!~*'()-]/;
/** The part of a text that a browser scrolls to. */
const textFragment = /:~:.*$/s;

/** Parameters that tell a site where a visitor comes from, and nothing about the page. */
const tracking =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|gad_\w+|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|yclid|igshid|mc_[ce]id|_hsenc|_hsmi|__hs\w+|hsa_\w+|hsctatracking|mkt_tok|_ga|_gl|srsltid|trk|trkinfo|originalsubdomain)(?:=|$)/i;

/**
 * Parameters by which senders mark where a link was placed. Other sites use the same names for content, so they make no
 * difference only with a plain word, of any script, as their value.
 */
const placement =
  /^(?:ref|referrer|src|source|from|via|medium|channel|campaign|cmp|cmpid)=(?:[\w-]|%[89a-f][\da-f]){0,90}$/i;

/**
 * The key of a link, which has a scheme, as a browser reads it (`URL`): two writings have the same key if they lead to
 * the same place. `http` and `https`, a leading `www.`, a slash at the end of the path, tracking parameters, the order of the
 * others, needless escapes and the text to scroll to make no difference. Null if it leads nowhere by itself.
 */
export function linkKey(link: string): string | null {
  const url = URL.parse(link);
  if (url === null) return null;
  switch (url.protocol) {
    case 'https:':
    case 'http:':
      return pageKey(url);
    case 'mailto:':
      return isPlainAddress.test(url.href) ? mailKey(url.pathname) : `link:${url.href}`;
    case 'tel:':
      return isPlainPhone.test(url.pathname) ? phoneKey(url.pathname) : `link:${url.href}`;
    default:
      return `link:${url.href}`;
  }
}

const isPlainAddress = /^mailto:[^?#,;%]+$/;
const isPlainPhone = /^[+\d][\d().-]*$/;

function pageKey({ username, password, host, pathname, search, hash }: URL): string {
  const user = username === '' && password === '' ? '' : `${username}:${password}@`;
  const query = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !tracking.test(parameter) && !placement.test(parameter))
    .sort((a, b) => compare(nameOf(a), nameOf(b)));
  const page = `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  const fragment = hash.replace(textFragment, '').replace(/^#$/, '');
  return `link:${user}${plainEscapes(`${page}${query.length === 0 ? '' : `?${query.join('&')}`}${fragment}`)}`;
}

/** The order of parameters of the same name matters, so only their names are sorted. */
function nameOf(parameter: string): string {
  return parameter.split('=', 1)[0] ?? '';
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function plainEscapes(text: string): string {
  return text.replace(escaped, (written) => {
    const sign = String.fromCharCode(Number.parseInt(written.slice(1), 16));
    return unreserved.test(sign) ? sign : written.toUpperCase();
  });
}

/** The key of a mail address; null if its host is none. */
export function mailKey(address: string): string | null {
  const at = address.lastIndexOf('@');
  const host = URL.parse(`https://${address.slice(at + 1)}`)?.host;
  return host === undefined ? null : `mail:${address.slice(0, at).toLowerCase()}@${host}`;
}

export function isLinkKey(key: string): boolean {
  return key.startsWith('link:') || key.startsWith('mail:');
}

/** The host of a link or mail address key. */
export function hostOf(key: string): string {
  return key.replace(/^link:|^mail:.*@/, '').replace(/[/?#:].*$/s, '');
}
