import { describe, expect, it } from 'vitest';
import { extractPlaybook } from './extract-playbook.ts';

describe('extractPlaybook', () => {
  it('takes the items of the lists after the two headings, as HTML', () => {
    const html =
      '<h2>Sales Playbook</h2><h3>Key Insights</h3><ul><li><strong>Grows</strong> &amp; hires</li><li>Two<ul><li>nested</li></ul></li></ul><h3>Recommended Strategy:</h3><ol><li>Call <a href="https://x.example">them</a></li></ol>';
    expect(extractPlaybook(html)).toEqual({
      keyInsights: ['<strong>Grows</strong> &amp; hires', 'Two<ul><li>nested</li></ul>'],
      recommendedStrategy: ['Call <a href="https://x.example">them</a>'],
      html,
    });
  });

  it('recognises headings that are paragraphs or plain lines', () => {
    const html = '<p><strong>1. Key Insights:</strong></p><ul><li>a</li></ul>Recommended strategy<ul><li>b</li></ul>';
    expect(extractPlaybook(html)).toMatchObject({ keyInsights: ['a'], recommendedStrategy: ['b'] });
  });

  it('leaves lists under other headings out', () => {
    const html = '<h3>Key Insights</h3><ul><li>a</li></ul><h3>Sources</h3><ul><li>b</li></ul>';
    expect(extractPlaybook(html)).toMatchObject({ keyInsights: ['a'], recommendedStrategy: [] });
  });

  it('turns a text without such lists into bullets, without the headings', () => {
    const html =
      '<h2>SALES PLAYBOOK</h2><p>Key Insights:</p><p>They grow &lt;fast&gt;.</p><p>Recommended Strategy:</p><p>Call<br>early</p>';
    expect(extractPlaybook(html)).toEqual({
      keyInsights: [],
      recommendedStrategy: [],
      html: '<ul><li>They grow &lt;fast&gt;.</li><li>Call</li><li>early</li></ul>',
    });
  });

  it('is empty for an empty text, and survives unclosed markup', () => {
    expect(extractPlaybook('')).toEqual({ keyInsights: [], recommendedStrategy: [], html: '' });
    expect(extractPlaybook('<h3>Key Insights</h3><ul><li>a').keyInsights).toEqual(['a']);
  });
});
