import { expect, it } from 'vitest';
import { taskBody } from './task-body.ts';

it('shows a plain text as it is, with its marker as the last line', () => {
  expect(taskBody('Hi Ada,\n\nis 3 < 4 & so on?\nBest, Kim', 'overture-1')).toBe(
    '<p>Hi Ada,</p><p>is 3 &lt; 4 &amp; so on?<br>Best, Kim</p><p><em>Overture ref overture-1</em></p>',
  );
});

it('leaves out the paragraphs that HubSpot has no room for, and never the marker', () => {
  const body = taskBody(`${'a'.repeat(60_000)}\n\n${'b'.repeat(6_000)}`, 'overture-1');
  expect(body.length).toBeLessThanOrEqual(65_536);
  expect(body).not.toContain('b'.repeat(6_000));
  expect(body).toContain('overture-1</em>');
});
