/** The parts of an element's style that can hide text. Inner elements inherit it. */
export interface TextStyle {
  readonly color: Rgb;
  readonly background: Rgb;
  readonly isTiny: boolean;
}

type Rgb = readonly [number, number, number];

/** The default style of a mail or note: black on white. */
export const defaultStyle: TextStyle = { color: [0, 0, 0], background: [255, 255, 255], isTiny: false };

const names: Readonly<Record<string, Rgb>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  black: [0, 0, 0],
};
/** Colours that are closer than this look the same to a reader. */
const minColorDistance = 12;
/** Text smaller than this, in pixels, cannot be read. */
const minFontPixels = 2;

/** Applies an element's own style to the inherited one; null when nothing in the element is visible. */
export function applyStyle(attributes: Readonly<Record<string, string>>, inherited: TextStyle): TextStyle | null {
  const style = declarations(attributes['style']);
  if ('hidden' in attributes || isHidden(style)) return null;
  const color = style.get('color') ?? attributes['color'];
  // Transparent text is as invisible as text in the background's colour.
  if (color === 'transparent' || /^rgba\([^)]*,\s*0?\.?0+\s*\)$/.test(color ?? '')) return null;
  const background = style.get('background-color') ?? style.get('background') ?? attributes['bgcolor'];
  const size = pixels(style.get('font-size'));
  return {
    color: readColor(color) ?? inherited.color,
    background: readColor(background) ?? inherited.background,
    isTiny: size === null ? inherited.isTiny : size < minFontPixels,
  };
}

/** Whether text in this style cannot be seen. */
export function isInvisible({ color, background, isTiny }: TextStyle): boolean {
  return isTiny || color.every((value, i) => Math.abs(value - (background[i] ?? 0)) <= minColorDistance);
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
  const isOffScreen = (name: string): boolean => is(name, /^-\d{3,}/);
  return (
    is('display', /^none/) ||
    is('visibility', /^(?:hidden|collapse)/) ||
    is('mso-hide', /^all/) ||
    is('opacity', /^(?:0(?:\.0\d*)?|\.0\d*|\d?%)$/) ||
    is('clip', /^rect\(\s*0/) ||
    is('clip-path', /^inset\((?:50|100)%/) ||
    is('transform', /scale\(0\)|translate\w*\([^)]*-\d{3,}/) ||
    isOffScreen('text-indent') ||
    (is('position', /^(?:absolute|fixed)/) && ['left', 'top', 'right', 'bottom'].some(isOffScreen)) ||
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
  const functional = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(value);
  return functional ? rgb(functional.slice(1, 4).map(Number)) : null;
}

const rgb = ([r = 0, g = 0, b = 0]: readonly number[]): Rgb => [r, g, b];
