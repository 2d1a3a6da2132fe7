/** Adds the browser functions that Mantine needs at mount and jsdom lacks. Motion is reduced, so that nothing fades. */
export function fillBrowserGaps(): void {
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query === '(prefers-reduced-motion: reduce)',
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    writable: true,
    value: () => undefined,
  });
  window.scrollTo = () => undefined;
  // jsdom lays nothing out. Mantine hides a menu whose button has no place in the window, and then finds nothing in it that
  // could have the focus.
  HTMLButtonElement.prototype.getBoundingClientRect = () => new DOMRect(8, 8, 8, 8);
  for (const [name, value] of [
    ['clientWidth', window.innerWidth],
    ['clientHeight', window.innerHeight],
  ] as const) {
    Object.defineProperty(document.documentElement, name, { configurable: true, value });
  }
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}
