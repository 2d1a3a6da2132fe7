import type { Page } from 'playwright-core';

/** What a person reads of the list on a page: its heads, its rows, its foot. */
export class ListOnScreen {
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
  }

  heads(): Promise<string[]> {
    return this.#table().locator('thead th').allInnerTexts();
  }

  /** The cells of a row, from 0, once it is there. */
  async row(at: number): Promise<string[]> {
    const row = this.#table().locator('tbody tr:not([aria-hidden])').nth(at);
    await row.waitFor();
    return (await row.locator('td').allInnerTexts()).map((text) => text.trim());
  }

  /** 'Showing X to Y of Z entries', once it says so. */
  async foot(text: string): Promise<void> {
    await this.#page.getByText(text, { exact: true }).waitFor();
  }

  /** Page numbers and ellipses as they stand there, and which of Previous and Next can be pressed. */
  async pages(): Promise<{ shown: string; previous: boolean; next: boolean }> {
    const pages = this.#page.getByRole('navigation', { name: 'Pagination' });
    return {
      shown: (await pages.innerText()).split(/\s+/).filter(Boolean).join(' '),
      previous: await pages.getByRole('button', { name: 'Previous' }).isEnabled(),
      next: await pages.getByRole('button', { name: 'Next' }).isEnabled(),
    };
  }

  async turnTo(name: string): Promise<void> {
    await this.#page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name, exact: true }).click();
  }

  #table() {
    return this.#page.getByRole('table', { name: this.#name });
  }
}
