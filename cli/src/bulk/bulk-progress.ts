import type { RowCost } from '@overture/core/runs/domain/row-cost';
import type { RowOutcome } from '@overture/core/runs/domain/row-outcome';
import { createLogUpdate } from 'log-update';
import type { Io } from '../io.ts';
import { spentText } from './spent-text.ts';

const redrawMs = 200;
const plainMs = 30_000;
const barWidth = 20;

/** The figures of a run so far. */
export interface Tally {
  readonly total: number | null;
  /** The number of rows that had ended before this run. */
  readonly before: number;
  readonly ready: number;
  readonly errors: number;
  readonly skipped: number;
  readonly tokens: number;
  readonly spentUsd: number;
  readonly reservedUsd: number;
  readonly unpriced: number;
  readonly elapsedMs: number;
}

/** Shows on stderr how a run proceeds: as a bar that is redrawn on a terminal, elsewhere as a plain line every 30 s. */
export class BulkProgress {
  readonly #io: Io;
  readonly #total: number | null;
  readonly #before: number;
  readonly #startedAt = performance.now();
  readonly #terminal: ReturnType<typeof createLogUpdate> | null;
  readonly #timer: NodeJS.Timeout;
  #ready = 0;
  #errors = 0;
  #skipped = 0;
  #tokens = 0;
  #spentUsd = 0;
  #reservedUsd = 0;
  #unpriced = 0;
  #note = '';

  constructor(io: Io, rows: { readonly total: number | null; readonly before: number }) {
    this.#io = io;
    this.#total = rows.total;
    this.#before = rows.before;
    // A terminal that does not know its size reports 0 columns, into which nothing would fit.
    if (process.stderr.columns === 0) Object.assign(process.stderr, { columns: 80, rows: 24 });
    this.#terminal = io.isMessageTerminal ? createLogUpdate(process.stderr) : null;
    this.#timer = setInterval(() => this.#tell(), this.#terminal === null ? plainMs : redrawMs);
  }

  count(outcome: RowOutcome, { spentUsd, reservedUsd }: RowCost): void {
    if (outcome.status === 'ready') this.#ready += 1;
    else if (outcome.status === 'error') this.#errors += 1;
    else this.#skipped += 1;
    this.#tokens += outcome.token_usage.input_tokens + outcome.token_usage.output_tokens;
    if (spentUsd === null) this.#unpriced += 1;
    else this.#spentUsd += spentUsd;
    this.#reservedUsd += reservedUsd;
  }

  /** Clears the bar before a line of data is written to the same terminal. */
  clear(): void {
    this.#terminal?.clear();
  }

  /** Writes a message above the bar. */
  note(text: string): void {
    this.#note = text;
    if (this.#terminal === null) this.#io.message(text);
    else this.#tell();
  }

  /** Stops; the bar is not left as the last line of the terminal. */
  end(): void {
    clearInterval(this.#timer);
    this.#terminal?.clear();
    this.#terminal?.done();
  }

  tally(): Tally {
    return {
      total: this.#total,
      before: this.#before,
      ready: this.#ready,
      errors: this.#errors,
      skipped: this.#skipped,
      tokens: this.#tokens,
      spentUsd: this.#spentUsd,
      reservedUsd: this.#reservedUsd,
      unpriced: this.#unpriced,
      elapsedMs: performance.now() - this.#startedAt,
    };
  }

  #tell(): void {
    const line = progressLine(this.tally());
    if (this.#terminal === null) return this.#io.message(line);
    const shown = this.#io.styleMessage('cyan', barOf(this.tally()));
    this.#terminal([`${shown}${line}`, ...(this.#note === '' ? [] : [this.#note])].join('\n'));
  }
}

/** One line for a log. */
function progressLine(tally: Tally): string {
  const { total, before, ready, errors, skipped, tokens, elapsedMs } = tally;
  const ended = ready + errors + skipped;
  const perSecond = elapsedMs > 0 ? (ended * 1_000) / elapsedMs : 0;
  const left = total === null ? null : Math.max(0, total - before - ended);
  return [
    total === null ? `${before + ended} rows` : `${before + ended} of ${total} rows`,
    `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`,
    `${tokens.toLocaleString('en')} tokens`,
    spentText(tally),
    ...(errors > 0 ? [`${errors} failed`] : []),
    ...(left === null || perSecond === 0 || left === 0 ? [] : [`${duration((left / perSecond) * 1_000)} left`]),
  ].join(' · ');
}

function barOf({ total, before, ready, errors, skipped }: Tally): string {
  if (total === null || total === 0) return '';
  const filled = Math.min(barWidth, Math.round(((before + ready + errors + skipped) / total) * barWidth));
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} `;
}

/** A duration for people: `45 s`, `12 min`, `3 h 20 min`. */
export function duration(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
