import type { Page } from './page.ts';

/** The page numbers of a list. An empty list has one empty page. */
export function presentPageNumbers(
  page: Page<unknown>,
  asked: { readonly page: number; readonly limit: number },
): { total: number; totalPages: number; currentPage: number } {
  return { total: page.total, totalPages: Math.max(1, Math.ceil(page.total / asked.limit)), currentPage: asked.page };
}
