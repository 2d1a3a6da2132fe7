import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';

/** The rules of Redocly beyond its `recommended` ones. */
const redoclyRules = {
  'no-required-schema-properties-undefined': 'error',
  // The document belongs to an installation, not to a public API.
  'info-license': 'off',
  // A tag is a part of the path.
  'tag-description': 'off',
  // A redirect answers 3xx alone. Spectral asks for 2xx or 3xx.
  'operation-2xx-response': 'off',
} as const;

/** The rules of Spectral that are off: each summary is a whole sentence, and the API belongs to an installation. */
const spectralOff = { 'info-contact': 'off', 'operation-description': 'off' } as const;

/** What Redocly and Spectral say against an OpenAPI document, warnings included: one line for each problem. */
export async function lintOpenApi(document: object): Promise<string[]> {
  const source = JSON.stringify(document);
  const config = await createConfig({ extends: ['recommended'], rules: redoclyRules });
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const spectral = new spectralCore.Spectral();
  // Spectral's own types do not fit one another.
  spectral.setRuleset({ extends: [spectralRulesets.oas as unknown as RulesetDefinition], rules: spectralOff });
  const more = await spectral.run(structuredClone(document) as Record<string, unknown>);
  return [
    ...found.map(({ ruleId, message, location: [place] }) => `Redocly ${ruleId}: ${message} (${place?.pointer ?? ''})`),
    ...more.map(({ code, message, path }) => `Spectral ${code}: ${message} (#/${path.join('/')})`),
  ];
}
