import { describe, expect, it } from 'vitest';
import { proofSchema, type Proof } from '../../contract/index.ts';
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

  it('takes those of the industry or of a service, as people write them; both first, those for anybody last', () => {
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

  it('takes whole words, and nothing from one name to the next', () => {
    expect(fitting(proof('we', ''), proof('', 'travel real'), proof('design app', ''), proof('&', ''))).toEqual([]);
  });

  it('takes eight at most', () => {
    expect(fitting(...Array.from({ length: 20 }, (_, index) => proof('SEO', '', `Result ${index}`)))).toEqual(
      Array.from({ length: 8 }, (_, index) => `Result ${index}`),
    );
  });

  it('takes none for a contact of whom neither is known', () => {
    expect(fittingProof([proof('SEO', 'Banks')], { contact: buildContact() })).toEqual([]);
  });
});
