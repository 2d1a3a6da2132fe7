import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';

/** A user without a mouse: the Tab key reaches everything, and there is always a focused element, which is visible. */
export class Hand {
  /** The focused elements that were not visible, and after what the focus was lost. */
  readonly hidden: string[] = [];
  /** How many keys were pressed, without the letters of what was typed. */
  keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Moves on until the control of this name has the focus. */
  async to(name: string): Promise<void> {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      const now = await focused(this.#page);
      if (!now.visible && !(await this.#comesToLight())) this.hidden.push(now.name);
      // Behind the last control of a page the Tab key leaves the document once, and begins anew.
      if (presses === 0 && now.isLost && !(await this.#comesBack())) this.hidden.push(`nothing, before ${name}`);
      if (now.name === name) return;
      passed.push(now.name);
      await this.key('Tab');
    }
    throw new Error(`Tab does not lead to ${name}; it led to ${passed.join(', ')}`);
  }

  /** While one dialog fades out over the next, the focused element may be covered for a moment. */
  #comesToLight(): Promise<boolean> {
    const isSeen = async () => expect((await focused(this.#page)).visible).toBe(true);
    return vi.waitFor(isSeen, { timeout: 1_000 }).then(
      () => true,
      () => false,
    );
  }

  /** Another page takes the focus once it is loaded. */
  #comesBack(): Promise<boolean> {
    const isThere = async () => expect((await focused(this.#page)).isLost).toBe(false);
    return vi.waitFor(isThere, { timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  }

  async key(key: string): Promise<void> {
    this.keys += 1;
    await this.#page.keyboard.press(key);
  }

  async press(name: string): Promise<void> {
    await this.to(name);
    await this.key('Enter');
  }

  /** Takes the first of what a select offers, or else the option of this name. */
  async choose(label: string, option = ''): Promise<void> {
    await this.to(label);
    await this.key('ArrowDown');
    await this.#page.getByRole('option').first().waitFor();
    const marked = this.#page.locator('[role=option][data-combobox-selected]');
    for (let presses = 0; presses < 30; presses += 1) {
      await this.key('ArrowDown');
      if ((await marked.textContent())?.includes(option)) break;
    }
    await this.key('Enter');
    await this.#page.getByRole('option').first().waitFor({ state: 'hidden' });
  }
}

/**
 * The focused element, and whether it is visible: within the window and not covered. The focus is lost if it was
 * somewhere since the document was loaded, and is nowhere now.
 */
export function focused(page: Page): Promise<{ name: string; visible: boolean; isLost: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', visible: true, isLost: Reflect.has(window, 'hadFocus') };
    Reflect.set(window, 'hadFocus', true);
    // The input for a file is one pixel in size; the box around it is what a user sees.
    const shown = element instanceof HTMLInputElement && element.type === 'file' ? element.parentElement : element;
    const target = shown ?? element;
    // Text that wraps has a box a line.
    const box = [...target.getClientRects()].at(-1) ?? target.getBoundingClientRect();
    const at = (y: number): Element | null => document.elementFromPoint(box.left + box.width / 2, y);
    // A text that is higher than the window is seen at one end, and a toast goes away by itself.
    const isSeen = [at(Math.max(box.top, 0) + 4), at(Math.min(box.bottom, window.innerHeight) - 4)].some(
      (top) => top !== null && (target.contains(top) || top.closest('[data-kind]') !== null),
    );
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0]?.innerText : undefined;
    const name = element.getAttribute('aria-label') ?? label ?? element.innerText;
    return {
      // A star marks what is required.
      name: name.replace(/\s*\*$/, '').trim(),
      visible: isSeen,
      isLost: false,
    };
  });
}
