import { Writable } from 'node:stream';

/** Keeps what is written to it, in place of a terminal or a pipe. */
export class CollectingStream extends Writable {
  readonly isTTY: boolean;
  readonly columns = 80;
  text = '';

  constructor(isTTY = false) {
    super({ decodeStrings: false });
    this.isTTY = isTTY;
  }

  override _write(chunk: string | Uint8Array, _encoding: string, done: () => void): void {
    this.text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    done();
  }
}
