import { counted } from '@overture/core/contract';
import type { RowCost } from '@overture/core/runs/domain/row-cost';
import type { RowOutcome } from '@overture/core/runs/domain/row-outcome';
import { createLogUpdate } from 'log-update';
import type { Io } from '../io.ts';
import { spentText } from './spent-text.ts';

const redrawMs = 200;
const plainMs = 30_000;
const barWidth = 20;

/** Shows on stderr how a run proceeds: as a bar that is redrawn on a terminal, elsewhere as a plain line every 30 s. */
export class BulkProgress {
  readonly #io: Io;
  /** The number of rows, if it is known, and how many had ended before this run. */
  readonly #rows: { readonly total: number | null; readonly before: number };
  readonly #startedAt = performance.now();
  readonly #terminal: ReturnType<typeof createLogUpdate> | null;
  readonly #timer: NodeJS.Timeout;
  #ended = 0;
  #failed = 0;
  #tokens = 0;
  readonly #spent = { spentUsd: 0, reservedUsd: 0, unpriced: 0 };
  #note = '';

  constructor(io: Io, rows: { readonly total: number | null; readonly before: number }) {
    this.#io = io;
    this.#rows = rows;
    // A terminal that does not know its size reports 0 columns, into which nothing would fit.
    if (process.stderr.columns === 0) Object.assign(process.stderr, { columns: 80, rows: 24 });
    this.#terminal = io.isMessageTerminal ? createLogUpdate(process.stderr) : null;
    this.#timer = setInterval(() => this.#tell(), this.#terminal === null ? plainMs : redrawMs);
  }

  count({ status, token_usage: usage }: RowOutcome, { spentUsd, reservedUsd }: RowCost): void {
    this.#ended += 1;
    if (status === 'error') this.#failed += 1;
    this.#tokens += usage.input_tokens + usage.output_tokens;
    if (spentUsd === null) this.#spent.unpriced += 1;
    else this.#spent.spentUsd += spentUsd;
    this.#spent.reservedUsd += reservedUsd;
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

  #tell(): void {
    const { total, before } = this.#rows;
    const done = before + this.#ended;
    const elapsedMs = performance.now() - this.#startedAt;
    const perSecond = elapsedMs > 0 ? (this.#ended * 1_000) / elapsedMs : 0;
    const left = total === null ? 0 : Math.max(0, total - done);
    const line = [
      total === null ? counted(done, 'row') : `${done} of ${total} rows`,
      `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)}/s`,
      `${this.#tokens.toLocaleString('en')} tokens`,
      spentText(this.#spent),
      ...(this.#failed > 0 ? [`${this.#failed} failed`] : []),
      ...(left > 0 && perSecond > 0 ? [`${duration((left / perSecond) * 1_000)} left`] : []),
    ].join(' · ');
    if (this.#terminal === null) return this.#io.message(line);
    const bar = total === null || total === 0 ? '' : this.#io.styleMessage('cyan', barOf(done / total));
    this.#terminal([`${bar}${line}`, ...(this.#note === '' ? [] : [this.#note])].join('\n'));
  }
}

function barOf(share: number): string {
  const filled = Math.min(barWidth, Math.round(share * barWidth));
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
