import { describe, expect, it } from 'vitest';
import { noteBody, noteBodyLimit } from './note-body.ts';

const line = '<p><em>Overture ref m-1</em></p>';

describe('noteBody', () => {
  it('adds the marker as the last line', () => {
    expect(noteBody('<p>Hi</p>', 'm-1')).toBe(`<p>Hi</p>${line}`);
  });

  it('leaves what just fits whole', () => {
    const html = `<p>${'x'.repeat(noteBodyLimit - line.length - 7)}</p>`;
    expect(noteBody(html, 'm-1')).toBe(html + line);
    expect(noteBody(html, 'm-1')).toHaveLength(noteBodyLimit);
  });

  it('cuts after the last block that fits, closing what is open around it', () => {
    const html = `<h3>Key Insights</h3><ul>${'<li>One <ul><li>nested <br>point</li></ul></li>'.repeat(4_000)}</ul>`;
    const body = noteBody(html, 'm-1');
    expect(body.length).toBeLessThanOrEqual(noteBodyLimit);
    expect(body.length).toBeGreaterThan(noteBodyLimit - 400);
    expect(body.endsWith(line)).toBe(true);
    for (const tag of ['ul', 'li', 'p']) {
      expect(body.split(`<${tag}>`).length, tag).toBe(body.split(`</${tag}>`).length);
    }
  });

  it('keeps the marker even of a single block that is too long', () => {
    const body = noteBody(`<p>${'x'.repeat(100_000)}</p>`, 'm-1');
    expect(body.length).toBeLessThanOrEqual(noteBodyLimit);
    expect(body.endsWith(line)).toBe(true);
  });
});
