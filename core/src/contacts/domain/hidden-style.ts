/** The style of an element as far as it can hide text. Elements inside inherit it. */
export interface Look {
  readonly color: Rgb;
  readonly background: Rgb;
  readonly isTiny: boolean;
}

type Rgb = readonly [number, number, number];

/** The default of a mail or note is black on white. */
export const plainLook: Look = { color: [0, 0, 0], background: [255, 255, 255], isTiny: false };

const names: Readonly<Record<string, Rgb>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  black: [0, 0, 0],
};
/** A reader cannot tell colours apart that are this close. */
const closeness = 12;
/** Text smaller than this, in pixels, cannot be read. */
const tiny = 2;

/** Applies an element's own style to the inherited one; null when nothing in the element is visible. */
export function lookOf(attributes: Readonly<Record<string, string>>, inherited: Look): Look | null {
  const style = declarations(attributes['style']);
  if ('hidden' in attributes || isHidden(style)) return null;
  const color = style.get('color') ?? attributes['color'];
  // A transparent colour is as invisible as the background's own.
  if (color === 'transparent' || /^rgba\([^)]*,\s*0?\.?0+\s*\)$/.test(color ?? '')) return null;
  const background = style.get('background-color') ?? style.get('background') ?? attributes['bgcolor'];
  const size = pixels(style.get('font-size'));
  return {
    color: readColor(color) ?? inherited.color,
    background: readColor(background) ?? inherited.background,
    isTiny: size === null ? inherited.isTiny : size < tiny,
  };
}

/** True where text of this look cannot be seen. */
export function isUnseen({ color, background, isTiny }: Look): boolean {
  return isTiny || color.every((value, i) => Math.abs(value - (background[i] ?? 0)) <= closeness);
}

function declarations(style: string | undefined): ReadonlyMap<string, string> {
  const pairs = (style ?? '')
    .toLowerCase()
    .split(';')
    .map((text) => text.split(/:(.*)/s, 2));
  return new Map(
    pairs.map(([name = '', value = '']) => [name.trim(), value.replace('!important', '').trim()] as const),
  );
}

function isHidden(style: ReadonlyMap<string, string>): boolean {
  const is = (name: string, pattern: RegExp): boolean => pattern.test(style.get(name) ?? '');
  const isAway = (name: string): boolean => is(name, /^-\d{3,}/);
  return (
    is('display', /^none/) ||
    is('visibility', /^(?:hidden|collapse)/) ||
    is('mso-hide', /^all/) ||
    is('opacity', /^(?:0(?:\.0\d*)?|\.0\d*|\d?%)$/) ||
    is('clip', /^rect\(\s*0/) ||
    is('clip-path', /^inset\((?:50|100)%/) ||
    is('transform', /scale\(0\)|translate\w*\([^)]*-\d{3,}/) ||
    isAway('text-indent') ||
    (is('position', /^(?:absolute|fixed)/) && ['left', 'top', 'right', 'bottom'].some(isAway)) ||
    (is('overflow', /^hidden/) &&
      ['height', 'max-height', 'width', 'max-width'].some((name) => is(name, /^0(?:px|pt)?$/)))
  );
}

function pixels(size: string | undefined): number | null {
  const match = /^(\d*\.?\d+)(px|pt|em|rem|%)?$/.exec(size ?? '');
  if (!match) return null;
  const factor = { px: 1, pt: 1.33, em: 16, rem: 16, '%': 0.16 }[match[2] ?? 'px'] ?? 1;
  return Number(match[1]) * factor;
}

function readColor(text: string | undefined): Rgb | null {
  if (text === undefined) return null;
  const value = text.trim().toLowerCase();
  const named = names[value];
  if (named !== undefined) return named;
  const short = /^#([\da-f])([\da-f])([\da-f])(?:[\da-f])?$/.exec(value);
  if (short) return rgb(short.slice(1, 4).map((digit) => parseInt(digit + digit, 16)));
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/.exec(value);
  if (long) return rgb(long.slice(1, 4).map((digits) => parseInt(digits, 16)));
  const called = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value);
  return called ? rgb(called.slice(1, 4).map(Number)) : null;
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]): Rgb => [r, g, b];
