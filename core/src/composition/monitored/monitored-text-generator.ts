import type { ConnectionMonitor } from '../../credentials/use-cases/connection-monitor.ts';
import {
  TextGenerator,
  type RewriteAnswer,
  type SequenceAnswer,
  type SequenceRequest,
} from '../../generation/ports/text-generator.ts';

/** Records the success or failure of every call of the AI. */
export class MonitoredTextGenerator extends TextGenerator {
  readonly #inner: TextGenerator;
  readonly #monitor: ConnectionMonitor;

  constructor(inner: TextGenerator, monitor: ConnectionMonitor) {
    super();
    this.#inner = inner;
    this.#monitor = monitor;
  }

  writeSequence(request: SequenceRequest): Promise<SequenceAnswer> {
    return this.#monitor.watch(request.credential, () => this.#inner.writeSequence(request), request.signal);
  }

  rewriteEmail(request: Parameters<TextGenerator['rewriteEmail']>[0]): Promise<RewriteAnswer> {
    return this.#monitor.watch(request.credential, () => this.#inner.rewriteEmail(request), request.signal);
  }

  /** The test of a key records its own result. */
  tryOut(request: Parameters<TextGenerator['tryOut']>[0]): Promise<void> {
    return this.#inner.tryOut(request);
  }

  summarise(request: Parameters<TextGenerator['summarise']>[0]): Promise<string> {
    return this.#monitor.watch(request.credential, () => this.#inner.summarise(request), request.signal);
  }
}
