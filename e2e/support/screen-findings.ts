import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const shifts = z.object({ total: z.number(), moved: z.array(z.string()) });

/** Counts every layout shift from the first navigation on, also those that follow a click closely. */
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

/** The shifts since they were asked for last. */
export async function takeShifts(page: Page): Promise<z.infer<typeof shifts>> {
  const taken: unknown = await page.evaluate(async () => {
    // What was laid out is reported once it is painted.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (Reflect.get(window, 'takeShifts') as () => unknown)();
  });
  return shifts.parse(taken);
}

/** Waits until the page, or the dialog over it, shows what it has to show and has come to rest. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      !document.body.innerText.includes('Loading...') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.waitForTimeout(80);
}

/**
 * What is wrong with what is shown: accessibility in light, contrast in dark, and at 390 px whatever is wider than the
 * window. `within` narrows the accessibility rules to a part of the page.
 */
export async function findingsOf(page: Page, within?: string): Promise<string[]> {
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  const findings = await axeFindings(page, 'light', { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  findings.push(...(await axeFindings(page, 'dark', { within, rules: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 844 });
  const overflow = await overflowOf(page);
  if (overflow > 0) findings.push(`${overflow} px too wide at 390 px`);
  await page.setViewportSize(wide);
  return findings;
}

/** By how much the page is wider than the window, once whatever measures itself has followed the window. */
async function overflowOf(page: Page): Promise<number> {
  const measure = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (let tries = 0; tries < 20 && (await measure()) > 0; tries += 1) await page.waitForTimeout(100);
  return measure();
}

async function axeFindings(
  page: Page,
  scheme: string,
  { within, rules }: { within?: string | undefined; rules?: string[] },
): Promise<string[]> {
  // Without frames there is nothing to collect from pages of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (within !== undefined) axe.include(within);
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${scheme}: ${id} ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}
