import type { Page, PageRequest } from './page.ts';

/** The numbers of a page. An empty list has one empty page. */
export function pageNumbersOf({ total }: Page<unknown>, { page, limit }: PageRequest) {
  return { totalPages: Math.max(1, Math.ceil(total / limit)), currentPage: page };
}
