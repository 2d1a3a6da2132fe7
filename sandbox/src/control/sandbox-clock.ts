const dayMs = 86_400_000;

/** The sandbox's own time. It runs from now or from a chosen day, and can be moved by days. */
export class SandboxClock {
  #offsetMs: number;

  constructor(today?: Date) {
    this.#offsetMs = today === undefined ? 0 : today.getTime() - Date.now();
  }

  now(): number {
    return Date.now() + this.#offsetMs;
  }

  advance(days: number): void {
    this.#offsetMs += days * dayMs;
  }

  /** The day in UTC, as `2026-11-16`. */
  today(): string {
    return new Date(this.now()).toISOString().slice(0, 10);
  }
}
