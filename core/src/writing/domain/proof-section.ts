import type { Proof } from '../../prompts/agency/contract/agency.ts';
import type { PromptSection } from './fit-sections.ts';
import { citedLine } from './prompt-sources.ts';
import { escapeText } from '../../platform/xml.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The section with the agency's references. The address of a customer who may not be named is left out. */
export function proofSection(proof: readonly Proof[]): PromptSection {
  return {
    tag: 'proof',
    items: proof.map(({ service, industry, text, url, mayBeNamed }, index) => {
      const about = [service, industry, mayBeNamed ? 'may be named' : 'must not be named'].filter(
        (part) => part !== '',
      );
      const given = [text, mayBeNamed ? url : ''].join(' ').replaceAll(/\s+/g, ' ').trim();
      const label = [service, industry].filter((part) => part !== '').join(', ') || 'Reference';
      const source = { kind: 'proof', id: `r${index + 1}`, label, text: given, ...(url !== '' && { url }) } as const;
      return citedLine(source, escapeText(`${about.join(', ')}: ${given}`));
    }),
    layout: 'lines',
    share: 0.02,
    describeMissing: (missing) => counted(missing.length, 'reference'),
  };
}
