import type { Proof } from '../../prompts/agency/contract/agency.ts';
import type { PromptSection } from './fit-sections.ts';
import { markedLine } from './prompt-sources.ts';
import { escapeText } from '../../platform/xml.ts';
import { counted } from '../../platform/contract/counted.ts';

/** The section with the agency's references. The address of a customer who may not be named is left out. */
export function proofSection(proof: readonly Proof[]): PromptSection {
  return {
    tag: 'proof',
    items: proof.map(({ service, industry, text, url, mayBeNamed }, index) => {
      const id = `r${index + 1}`;
      const about = [service, industry, mayBeNamed ? 'may be named' : 'must not be named'].filter(
        (part) => part !== '',
      );
      const given = [text, mayBeNamed ? url : ''].join(' ').replaceAll(/\s+/g, ' ').trim();
      return {
        text: markedLine(id, escapeText(`${about.join(', ')}: ${given}`)),
        rank: 0,
        kind: 'proof',
        source: {
          kind: 'proof',
          id,
          label: [service, industry].filter((part) => part !== '').join(', ') || 'Reference',
          text: given,
          ...(url !== '' && { url }),
        },
      };
    }),
    layout: 'lines',
    share: 0.02,
    describeMissing: (missing) => counted(missing.length, 'reference'),
  };
}
