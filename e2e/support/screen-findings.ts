import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { liveRegionSelector } from '../../ui/src/testing/live-regions.ts';

const shifts = z.object({ total: z.number(), moved: z.array(z.string()) });

/** Counts every layout shift from the first navigation on, including those right after a click. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0, moved: [] as string[] };
    const count = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        seen.total += Number(Reflect.get(entry, 'value'));
        for (const { node } of Reflect.get(entry, 'sources') as { node: Element | null }[])
          seen.moved.push(node instanceof Element ? `${node.tagName} ${node.textContent}`.slice(0, 60) : 'text');
      }
    };
    const observer = new PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'takeShifts', () => {
      count(observer.takeRecords());
      const taken = { ...seen };
      Object.assign(seen, { total: 0, moved: [] });
      return taken;
    });
  });
}

/** Collects what moves on the page; with reduced motion, nothing may. */
export async function watchMotion(page: Page): Promise<readonly string[]> {
  const moved: string[] = [];
  await page.exposeFunction('tellMotion', (what: string) => moved.push(what));
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tellMotion') as (what: string) => void;
    for (const kind of ['animationstart', 'transitionrun'])
      document.addEventListener(
        kind,
        (event) => {
          const name: unknown = Reflect.get(event, 'animationName') ?? Reflect.get(event, 'propertyName');
          const { target } = event;
          tell(`${kind} ${String(name)} of ${target instanceof Element ? target.outerHTML.slice(0, 120) : 'text'}`);
        },
        true,
      );
  });
  return moved;
}

/** Returns the shifts since the last call. */
export async function takeShifts(page: Page): Promise<z.infer<typeof shifts>> {
  const taken: unknown = await page.evaluate(async () => {
    // A shift is reported after it was painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (Reflect.get(window, 'takeShifts') as () => unknown)();
  });
  return shifts.parse(taken);
}

/**
 * Waits until the page, or the dialog over it, has finished loading and all animations have ended, except for endless
 * ones such as a spinner.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { body } = document;
    const isAtRest = (): boolean =>
      document.querySelector('[aria-busy="true"]') === null &&
      // A hidden text does not count. To find out what is hidden costs a layout.
      !(body.textContent.includes('Loading...') && body.innerText.includes('Loading...')) &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
    // New content starts its animations and requests a frame or two later.
    for (let frames = 0; frames < 4; frames += 1) {
      if (!isAtRest()) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return isAtRest();
  });
}

export interface FindingsOptions {
  /** Limits the accessibility rules to a part of the page. */
  readonly within?: string | undefined;
  /** Whether the rules are also applied at a phone's width, where the layout differs. */
  readonly phone?: boolean;
}

/**
 * The problems of a screen once it is at rest: accessibility in the light scheme, contrast in the dark one, live
 * regions besides the one of the application, sizes of text that the theme does not know, and elements that are wider
 * than a window of 390 px.
 */
export async function findingsOf(page: Page, { within, phone = false }: FindingsOptions = {}): Promise<string[]> {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  // With reduced motion a toast disappears at once, so that none is judged while it fades.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A target that is scrolled half behind a bar is too small only there.
  await page.evaluate(() => scrollTo(0, 0));
  await showIn(page, 'light');
  const findings = await axeFindings(page, 'light', { within });
  const live = await page.locator(liveRegionSelector).count();
  if (live !== 1) findings.push(`${live} live regions`);
  findings.push(...(await strangeSizesOf(page)));
  await showIn(page, 'dark');
  findings.push(...(await axeFindings(page, 'dark', { within, only: colourRules })));
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await overflowOf(page);
  if (overflow > 0) findings.push(`${overflow} px too wide at 390 px`);
  if (phone) {
    await showIn(page, 'light');
    findings.push(...(await axeFindings(page, 'at 390 px', { within })));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  return findings;
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await atRest(page);
}

/** The texts that are seen in a size outside of the theme's scale. */
async function strangeSizesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const ranks = ['figure', 'page', 'section', 'text', 'note'];
    const scale = ranks.map((rank) => root.getPropertyValue(`--ov-type-${rank}`));
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || !element.checkVisibility()) continue;
      const size = getComputedStyle(element).fontSize;
      if (!scale.includes(size)) found.push(`${size} is no size of the scale: ${textContent.slice(0, 40)}`);
    }
    return found;
  });
}

/** By how many pixels the page is wider than the window, once components that measure themselves have adapted. */
async function overflowOf(page: Page): Promise<number> {
  const fits = () => document.documentElement.scrollWidth <= window.innerWidth;
  if (await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => undefined)) return 0;
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

const violations = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string() })) }),
);

/** The rules that a colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  readonly within?: string | undefined;
  /**
   * By default every rule of WCAG 2.2 AA, with the one for target sizes that axe leaves off, and axe's own best
   * practices.
   */
  readonly only?: readonly string[];
}

async function axeFindings(page: Page, where: string, { within, only }: AxeOptions): Promise<string[]> {
  // The script stays in the document, so it is sent only once.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    async ([context, ruleIds]) => {
      const run = Reflect.get(window, 'axe') as typeof axe;
      const chosen = ruleIds ? { runOnly: [...ruleIds] } : { rules: { 'target-size': { enabled: true } } };
      // Preloading serves the rule about sound, and no screen has any.
      return (
        await run.run(context ?? document, { resultTypes: ['violations'], iframes: false, preload: false, ...chosen })
      ).violations;
    },
    [within, only] as const,
  );
  return violations
    .parse(found)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${where}: ${id} ${target.join(' ')} ${failureSummary}`),
    );
}
