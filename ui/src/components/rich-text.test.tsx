// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../testing/index.ts';
import { RichText } from './rich-text.tsx';

const hostile = `<p>Hello <b>there</b></p><script>globalThis.hacked = 1</script><img src=x onerror="globalThis.hacked = 1">
<a href="javascript:alert(1)">bad</a> <a href="https://x.example">good</a><style>body{display:none}</style><iframe src="//x"></iframe>
<form action="//x"><input name=password></form><p style="position:fixed;inset:0">over</p>`;

describe('RichText', () => {
  it('keeps formatting and drops everything that could act', async () => {
    renderInApp(<RichText html={hostile} />);
    const bold = await screen.findByText('there');
    expect(bold.tagName).toBe('B');
    expect(
      bold.closest('div')?.querySelector('script, img, style, iframe, form, input, [onerror], [style*="position"]'),
    ).toBeNull();
    expect(screen.getByText('bad').getAttribute('href')).toBeNull();
    expect('hacked' in globalThis).toBe(false);
  });

  it('opens links outside of the application', async () => {
    renderInApp(<RichText html={hostile} />);
    const link = await screen.findByRole('link', { name: 'good' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });
});
