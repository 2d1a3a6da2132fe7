/** Reads one stream of server-sent events block by block. */
export class EventSourceReader {
  readonly response: Response;
  readonly #abort: AbortController;
  readonly #blocks: string[] = [];
  #wake: (() => void) | undefined;
  #ended = false;

  private constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    void this.#read();
  }

  static async open(url: string, token: string): Promise<EventSourceReader> {
    const abort = new AbortController();
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
    return new EventSourceReader(await fetch(url, { headers, signal: abort.signal }), abort);
  }

  /** The next block with data, parsed; null once the stream has ended. */
  async nextEvent(): Promise<unknown> {
    for (;;) {
      const block = await this.nextBlock();
      if (block === null) return null;
      if (block.startsWith('data: ')) return JSON.parse(block.slice(6)) as unknown;
    }
  }

  /** The next block as it was sent, also a comment or `retry:`; null once the stream has ended. */
  async nextBlock(): Promise<string | null> {
    for (;;) {
      const block = this.#blocks.shift();
      if (block !== undefined) return block;
      if (this.#ended) return null;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  close(): void {
    this.#abort.abort();
  }

  async #read(): Promise<void> {
    let text = '';
    try {
      const decoder = new TextDecoder();
      for await (const chunk of this.response.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        this.#blocks.push(...parts);
        this.#wake?.();
      }
    } catch {
      // The stream ended, because this side closed it or the server interrupted it.
    }
    this.#ended = true;
    this.#wake?.();
  }
}
