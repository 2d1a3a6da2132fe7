import { describe, expect, it } from 'vitest';
import { generateIssues } from './generate-issues.ts';

describe('generateIssues', () => {
  it('requires the link, the template and, from a superadmin, the domain', () => {
    expect(generateIssues({ url: ' ', promptId: '', model: 'gpt-5', zone: '', sendDays: '' })).toEqual({
      url: 'Please enter a HubSpot Contact URL',
      promptId: 'Please select a prompt template',
      zone: 'Please select a Domain',
    });
  });

  it('requires nothing more from an admin with a template', () => {
    expect(generateIssues({ url: 'x', promptId: 'p', model: 'gpt-5', zone: undefined, sendDays: '' })).toEqual({});
  });
});
