import type { AgencyWire } from './agency.ts';

type Told = Readonly<Pick<AgencyWire, 'about' | 'offer' | 'prices' | 'tone' | 'optOutLine' | 'postalAddress'>>;

/** The agency's description for the writer; empty when there is none. */
export function agencyText(agency: Told): string {
  const parts = [
    ['Who we are', agency.about],
    ['What we offer', agency.offer],
    ['Prices that may be named', agency.prices],
    ['Tone', agency.tone],
    ['Opt-out line at the end of every email', agency.optOutLine],
    ['Postal address at the end of every email', agency.postalAddress],
  ] as const;
  return parts
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n');
}
