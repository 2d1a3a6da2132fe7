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
  if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}
