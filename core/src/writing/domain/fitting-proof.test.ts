import { describe, expect, it } from 'vitest';
import { proofSchema, type Proof } from '../../prompts/agency/contract/agency.ts';
import { buildContact } from '../../testing/index.ts';
import { fittingProof } from './fitting-proof.ts';

const proof = (service: string, industry: string, text = `${service} ${industry}`): Proof =>
  proofSchema.parse({ service, industry, text: text.trim() || 'for anybody' });

describe('fittingProof', () => {
  const contact = buildContact({
    properties: { industry: 'HOSPITALITY_TRAVEL', solutions: 'SEO;Web design' },
    company: { id: '9', properties: { industry: 'Real estate' } },
    deals: [{ id: '1', name: 'App relaunch', stage: 'x', state: 'open', amount: '', currency: '', closeDate: null }],
  });
  const fitting = (...all: readonly Proof[]) => fittingProof(all, { contact }).map(({ text }) => text);

  it('chooses references of the industry or a service; those with both first, those for all contacts last', () => {
    expect(
      fitting(
        proof('', ''),
        proof('Web Design', ''),
        proof('', 'Hospitality & Travel'),
        proof('seo', 'real estate'),
        proof('app', 'Banks'),
      ),
    ).toEqual(['seo real estate', 'Web Design', 'Hospitality & Travel', 'app Banks', 'for anybody']);
  });

  it('matches whole words, and nothing across two names', () => {
    expect(fitting(proof('we', ''), proof('', 'travel real'), proof('design app', ''), proof('&', ''))).toEqual([]);
  });

  it('chooses eight at most', () => {
    expect(fitting(...Array.from({ length: 20 }, (_, index) => proof('SEO', '', `Result ${index}`)))).toEqual(
      Array.from({ length: 8 }, (_, index) => `Result ${index}`),
    );
  });

  it('chooses none for a contact without a known industry or service', () => {
    expect(fittingProof([proof('SEO', 'Banks')], { contact: buildContact() })).toEqual([]);
  });
});
