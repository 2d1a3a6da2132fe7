import { warningShare } from '@overture/core/contract';

/** An amount as it is typed; empty if there is none. */
export function writeAmount(amount: number | null | undefined): string {
  return amount == null ? '' : String(amount);
}

/** The amount that was typed; null if the field is empty, undefined if the text is no amount. */
export function readAmount(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = Number(text);
  return Number.isFinite(amount) && amount >= 0 ? amount : undefined;
}

export function dollars(usd: number): string {
  return usd.toLocaleString(undefined, { style: 'currency', currency: 'USD' });
}

/** Text such as `$4.10 spent, nearly used up`, and whether to warn; null if the scope has no spending of its own. */
export function spentText(
  limitUsd: number,
  spentUsd: number | null,
): { readonly text: string; readonly isNear: boolean } | null {
  if (spentUsd === null) return null;
  const isNear = spentUsd >= limitUsd * warningShare;
  const mark = spentUsd >= limitUsd ? ', used up' : isNear ? ', nearly used up' : '';
  return { text: `${dollars(spentUsd)} spent${mark}`, isNear };
}
