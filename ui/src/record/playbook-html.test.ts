// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { htmlAsText, playbookAsHtml } from './playbook-html.ts';

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
