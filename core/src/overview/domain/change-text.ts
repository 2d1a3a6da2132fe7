/** `+12% vs previous 30 days`; empty when the earlier period has nothing to compare with. */
export function changeText(current: number, previous: number): string {
  if (previous === 0) return '';
  const percent = Math.round(((current - previous) / previous) * 100);
  return `${percent > 0 ? '+' : ''}${percent}% vs previous 30 days`;
}
