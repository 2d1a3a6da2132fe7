import { warningShare } from '@overture/core/contract';

/** An amount as it is typed: empty for none. */
export function writeAmount(amount: number | null | undefined): string {
  return amount == null ? '' : String(amount);
}

/** The amount that was typed; null for none, undefined for what is no amount. */
export function readAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

export function dollars(usd: number): string {
  return usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });
}

/** `$4.10 spent, nearly used up`, and whether that is nearly or wholly all; null where nothing is spent in its name. */
export function spentText(
  limitUsd: number,
  spentUsd: number | null,
): { readonly text: string; readonly isNear: boolean } | null {
  if (spentUsd === null) return null;
  const isNear = spentUsd >= limitUsd * warningShare;
  const mark = spentUsd >= limitUsd ? ', used up' : isNear ? ', nearly used up' : '';
  return { text: `${dollars(spentUsd)} spent${mark}`, isNear };
}
