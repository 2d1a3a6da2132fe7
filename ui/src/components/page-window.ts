/** A page number, or a gap of pages that are left out. */
export type PageItem = number | 'gap-start' | 'gap-end';

const widest = 5;

/**
 * The page numbers to show: up to five around the current page, the first and the last page as shortcuts, and an
 * ellipsis where numbers are left out.
 */
export function pageWindow(current: number, total: number): PageItem[] {
  const last = Math.max(1, total);
  const here = Math.min(Math.max(1, current), last);
  const start = Math.max(1, Math.min(here - Math.floor(widest / 2), last - widest + 1));
  const end = Math.min(last, start + widest - 1);
  const items: PageItem[] = [];
  if (start > 1) items.push(1);
  if (start > 2) items.push('gap-start');
  for (let page = start; page <= end; page += 1) items.push(page);
  if (end < last - 1) items.push('gap-end');
  if (end < last) items.push(last);
  return items;
}
