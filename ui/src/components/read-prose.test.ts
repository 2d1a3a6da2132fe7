import { describe, expect, it } from 'vitest';
import { readProse } from './read-prose.ts';

describe('readProse', () => {
  it('tells headings, paragraphs and lists apart', () => {
    expect(
      readProse(
        '## Where it stands\nThey asked for a quote.\nBudget is open.\n- Send it\n• Call on Friday\n\nThen wait.',
      ),
    ).toEqual([
      { kind: 'heading', text: 'Where it stands' },
      { kind: 'paragraph', text: 'They asked for a quote.\nBudget is open.' },
      { kind: 'list', items: ['Send it', 'Call on Friday'] },
      { kind: 'paragraph', text: 'Then wait.' },
    ]);
  });

  it('keeps markup of other kinds as text', () => {
    expect(readProse('<b>No</b> *really*')).toEqual([{ kind: 'paragraph', text: '<b>No</b> *really*' }]);
    expect(readProse('  \n')).toEqual([]);
  });
});
