// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlAsText, labelledItem, playbookAsHtml } from './playbook-html.ts';

const lists = { keyInsights: ['<b>one</b>', 'two'], recommendedStrategy: ['three'] };

test('the server’s own HTML is filed; without it the lists are', () => {
  expect(playbookAsHtml({ ...lists, html: '<p>whole</p>' })).toBe('<p>whole</p>');
  expect(playbookAsHtml(lists)).toBe(
    '<h3>Key Insights</h3><ul><li><b>one</b></li><li>two</li></ul><h3>Recommended Strategy</h3><ul><li>three</li></ul>',
  );
  expect(playbookAsHtml({ keyInsights: [], recommendedStrategy: [] })).toBe('');
});

test('as plain text it keeps its lines', () => {
  expect(htmlAsText(playbookAsHtml(lists))).toBe('Key Insights\n- one\n- two\n\nRecommended Strategy\n- three');
});

test.each([
  ['Budget: EUR 100,000.', '<div><strong>Budget</strong></div>EUR 100,000.'],
  ['<strong>They wait for us.</strong> Call of Jan 5.', '<div><strong>They wait for us</strong></div>Call of Jan 5.'],
  ['<strong>Risk</strong>: the CFO', '<div><strong>Risk</strong></div>the CFO'],
  ['They open at 9:00 and close at 17:00', 'They open at 9:00 and close at 17:00'],
  ['We met <strong>Henrik</strong> there.', 'We met <strong>Henrik</strong> there.'],
  ['<strong>All of it is strong</strong>', '<strong>All of it is strong</strong>'],
])('shows what %s is about on a line above it', (item, shown) => {
  expect(labelledItem(item)).toBe(shown);
});
