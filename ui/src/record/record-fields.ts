/**
 * The address in a website or LinkedIn value; https:// is added if there is no http prefix. Undefined when that is no
 * address.
 */
export function linkOf(value: string): string | undefined {
  const address = /^https?:\/\//i.test(value) ? value : `https://${value}`;
  return URL.canParse(address) && !/\s/.test(value) ? address : undefined;
}

/** The moment in a CRM date: HubSpot sends ISO text, older exports milliseconds. Undefined when it is neither. */
export function momentOf(value: string): Date | undefined {
  const date = new Date(/^\d{10,}$/.test(value) ? Number(value) : value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
