// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { contextFor, emptyContext, emptyDraft, keptDraft, pdfFor, withContext } from './draft.ts';

const texts = { ...emptyContext, contactBio: 'Runs marathons.' };

describe("the generator's draft", () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload, only for its own user', () => {
    const draft = {
      url: 'https://app.hubspot.com/contacts/1/record/0-1/5',
      zone: 'DT-PM',
      promptId: 'prompt-1',
      context: { contactId: '5', texts, pdf: 'brief.pdf' },
    };
    localStorage.setItem('user_id', 'u1');
    keptDraft.keep(draft);
    expect(keptDraft.read()).toEqual(draft);
    localStorage.setItem('user_id', 'u2');
    expect(keptDraft.read()).toBeNull();
  });

  it("never gives one contact's texts to another", () => {
    const draft = { ...emptyDraft, context: { contactId: '5', texts, pdf: 'brief.pdf' } };
    expect(contextFor(draft, '5')).toEqual(texts);
    expect(contextFor(draft, '6')).toEqual(emptyContext);
    expect([pdfFor(draft, '5'), pdfFor(draft, '6')]).toEqual(['brief.pdf', null]);
    const other = withContext(draft, '6', { texts: { companyInfo: 'Ships.' } });
    expect(other.context).toEqual({ contactId: '6', texts: { ...emptyContext, companyInfo: 'Ships.' }, pdf: null });
    expect(withContext(draft, '5', { texts: { contactBio: '' } }).context?.pdf).toBe('brief.pdf');
  });
});
