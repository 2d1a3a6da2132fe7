/** In this order: later browsers also name the earlier ones' engines. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

/** In this order: an iPhone also says "Mac OS X", and Android also says "Linux". */
const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** A `User-Agent` header in a few words, such as "Firefox on Windows"; a program's own name where it is no browser. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: typeof browsers) => list.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  if (browser !== undefined) return system === undefined ? browser : `${browser} on ${system}`;
  const program = /^[\w.-]{1,40}/.exec(userAgent)?.[0];
  return program ?? 'Unknown device';
}
