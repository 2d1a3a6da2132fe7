import { companyIdOf } from './ids.ts';
import type { Properties } from './model.ts';

const languages: Readonly<Record<string, string>> = {
  Germany: 'de',
  Austria: 'de',
  France: 'fr',
  Spain: 'es',
  Italy: 'it',
  Sweden: 'sv',
  Poland: 'pl',
  Japan: 'ja',
  Brazil: 'pt-br',
  Greece: 'el',
};

/** Properties that HubSpot fills in itself: the contact's company, language and LinkedIn page. */
export function portalProperties(index: number, properties: Properties): Properties {
  const language = languages[properties['country'] ?? ''];
  const linkedin = properties['linkedin_url'];
  return {
    ...(properties['company'] && { associatedcompanyid: companyIdOf(index) }),
    ...(language !== undefined && { hs_language: language }),
    ...(linkedin?.startsWith('https://') && { hs_linkedin_url: linkedin }),
  };
}
