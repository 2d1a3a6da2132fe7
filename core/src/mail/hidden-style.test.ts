import { describe, expect, it } from 'vitest';
import { plainText } from '../contacts/domain/plain-text.ts';

const seen = (style: string): string => plainText(`<p>Seen</p><div style="${style}">unseen</div>`);

describe('text hidden by its style', () => {
  it.each([
    'display:none',
    'visibility: hidden',
    'opacity:0',
    'opacity: 0.01 !important',
    'mso-hide:all',
    'font-size:0',
    'font-size:0pt',
    'font-size:1px',
    'color:#fff',
    'color:white;background:#FFFFFF',
    'color: rgb(254, 254, 254)',
    'background-color:#123456;color:#123456',
    'color:transparent',
    'color:rgba(0,0,0,0)',
    'position:absolute;left:-9999px',
    'position:fixed; top: -5000px',
    'text-indent:-9999px',
    'height:0;overflow:hidden',
    'max-height:0px;overflow:hidden',
    'clip:rect(0,0,0,0)',
    'transform:scale(0)',
  ])('is left out: %s', (style) => {
    expect(seen(style)).toBe('Seen');
  });

  it.each([
    'color:#888888',
    'color:#fff;background:#4f46e5',
    'opacity:0.9',
    'font-size:11px',
    'font-size:0.8em',
    'position:absolute;left:20px',
    'height:0',
    'background:url(x.png) no-repeat',
  ])('is kept where it can be read: %s', (style) => {
    expect(seen(style)).toContain('unseen');
  });

  it('goes by what an element inherits, and by what is set anew in it', () => {
    expect(plainText('<td bgcolor="#000000"><font color="#ffffff">Offer</font></td>')).toBe('Offer');
    expect(plainText('<div style="color:#fff">no<span style="color:#333">yes</span></div>')).toBe('yes');
    expect(plainText('<div style="font-size:0px">no<p style="font-size:13px">yes</p></div>')).toBe('yes');
    expect(plainText('<div style="opacity:0">no<p style="opacity:1">no</p></div><p hidden>no</p>yes')).toBe('yes');
  });
});
