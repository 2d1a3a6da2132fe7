import type { ConnectionMonitor } from '../../credentials/use-cases/connection-monitor.ts';
import { TextBatches, type BatchAnswer, type TextBatch } from '../../generation/ports/text-batches.ts';

/** Batches whose calls leave behind how they went. */
export class MonitoredTextBatches extends TextBatches {
  readonly #inner: TextBatches;
  readonly #monitor: ConnectionMonitor;

  constructor(inner: TextBatches, monitor: ConnectionMonitor) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
  }

  requestLine(request: Parameters<TextBatches['requestLine']>[0]): Promise<string> {
    return this.#inner.requestLine(request);
  }

  submit(request: Parameters<TextBatches['submit']>[0]): Promise<TextBatch> {
    return this.#monitor.watch(request.credential, () => this.#inner.submit(request), request.signal);
  }

  find(request: Parameters<TextBatches['find']>[0]): Promise<TextBatch | null> {
    return this.#monitor.watch(request.credential, () => this.#inner.find(request), request.signal);
  }

  read(request: Parameters<TextBatches['read']>[0]): Promise<TextBatch> {
    return this.#monitor.watch(request.credential, () => this.#inner.read(request), request.signal);
  }

  /** Each line is of a call that was watched before. */
  answers(request: Parameters<TextBatches['answers']>[0]): AsyncIterable<BatchAnswer> {
    return this.#inner.answers(request);
  }

  forget(request: Parameters<TextBatches['forget']>[0]): Promise<void> {
    return this.#monitor.watch(request.credential, () => this.#inner.forget(request));
  }
}
