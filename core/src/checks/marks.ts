/** The places of a text that spans cover. `touches` takes time by the length of its span, not by the number of spans. */
export class Marks {
  readonly #taken: Uint8Array;

  constructor(length: number, spans: Iterable<Span> = []) {
    this.#taken = new Uint8Array(length);
    for (const span of spans) this.add(span);
  }

  add({ start, end }: Span): void {
    this.#taken.fill(1, start, end);
  }

  touches({ start, end }: Span): boolean {
    for (let at = start; at < end; at += 1) if (this.#taken[at] === 1) return true;
    return false;
  }
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export function overlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The spans without those that overlap an earlier one of the list, in reading order. */
export function withoutOverlaps<S extends Span>(length: number, spans: readonly S[]): S[] {
  const marks = new Marks(length);
  return spans
    .filter((span) => {
      if (span.end <= span.start || marks.touches(span)) return false;
      marks.add(span);
      return true;
    })
    .sort((a, b) => a.start - b.start);
}
