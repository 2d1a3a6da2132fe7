import { modelPriceSchema, type ModelPrice } from '@overture/core/contract';
import { z } from 'zod';
import { flag, option } from '../../define-command.ts';
import { suggestModels } from '../../common-options.ts';

const dollars = z
  .string()
  .trim()
  .regex(/^\d+(?:\.\d+)?$/)
  .transform(Number);

/** Parses `2,0.1,2.5,10` as a price, and `none` as null. */
const priceText = z.union([
  z.literal('none').transform(() => null),
  z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.tuple([dollars, dollars, dollars, dollars]))
    .transform(([input, cachedInput, cacheWrite, output]) => ({ input, cachedInput, cacheWrite, output }))
    .pipe(modelPriceSchema),
]);

export const priceOption = option(
  '--price <in,cached,write,out>',
  'US dollars per million tokens of input, cached input, cache writes and output, if the published price does not apply to you; "none" removes it',
  priceText.optional(),
);

export const replacementOption = option(
  '--replacement <model>',
  'model that replaces it once the vendor has ended it; "none" removes it',
  z
    .string()
    .transform((text) => (text === 'none' ? null : text))
    .optional(),
  suggestModels,
);

export const defaultOption = flag('--default', 'use it for generations that name no model');

/** A price in the order of `--price`, for people. */
export function textOfPrice({ input, cachedInput, cacheWrite, output }: ModelPrice): string {
  return [input, cachedInput, cacheWrite, output].join(',');
}
