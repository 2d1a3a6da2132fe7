import { pageTable, remoteContractVersion } from '@overture/ui';
import type { PageEntry, PagePath, RemoteModule, RemoteName } from '@overture/ui';
import { createContext, lazy, use } from 'react';
import type { ComponentType } from 'react';
import { ownPages } from '../own-pages.ts';
import { RemoteError } from './remote-error.ts';
import { loadRemoteEntry } from './remote-source.ts';

/** A remote that takes longer than this counts as dead, because a person is waiting. */
export const remoteTimeoutMs = 10_000;

type PageModule = { readonly default: ComponentType };

/** Fetches and caches the code of pages, so that a page that was opened before is shown at once. */
export class PageLoader {
  readonly #loadEntry: typeof loadRemoteEntry;
  readonly #ready = new Map<PagePath, ComponentType>();
  readonly #loading = new Map<PagePath, Promise<PageModule>>();
  /** The number of failed attempts for each remote. Above 0, the source bypasses what it cached about the failure. */
  readonly #failures = new Map<RemoteName, number>();

  constructor(loadEntry: typeof loadRemoteEntry) {
    this.#loadEntry = loadEntry;
  }

  /**
   * The component of a page, which suspends while its code is being fetched. After a failure it must be requested
   * again, because `lazy` caches one for ever.
   */
  component(path: PagePath): ComponentType {
    return this.#ready.get(path) ?? lazy(() => this.#fetch(path));
  }

  /** Fetches a page's code before anyone opens it. A failure is shown only when the page is opened. */
  preload(path: string): void {
    if (isPagePath(path) && !this.#ready.has(path)) this.#fetch(path).catch(() => undefined);
  }

  /** Resolves once the pages that are being fetched now are here, or have failed. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#loading.values());
  }

  #fetch(path: PagePath): Promise<PageModule> {
    const known = this.#loading.get(path);
    if (known) return known;
    const { remote, page: folder }: PageEntry = pageTable[path];
    const fetched = (remote === 'shell' ? ownPages.load(folder) : this.#fetchFrom(remote, folder))
      .then((page) => {
        this.#ready.set(path, page.default);
        return page;
      })
      .finally(() => this.#loading.delete(path));
    this.#loading.set(path, fetched);
    return fetched;
  }

  /** Rejects only with `RemoteError`. */
  async #fetchFrom(remote: RemoteName, folder: string): Promise<PageModule> {
    const failures = this.#failures.get(remote) ?? 0;
    const load = async () => moduleIn(remote, await this.#loadEntry(remote, failures)).load(folder);
    try {
      return await withDeadline(remote, load());
    } catch (error) {
      this.#failures.set(remote, failures + 1);
      throw error instanceof RemoteError ? error : new RemoteError(remote, 'unreachable', { cause: error });
    }
  }
}

export const pageLoader = new PageLoader(loadRemoteEntry);

/** The loader that opens pages; tests replace it by one with a source of their own. */
export const PageLoaderContext = createContext(pageLoader);

export function usePageLoader(): PageLoader {
  return use(PageLoaderContext);
}

function moduleIn(remote: RemoteName, entry: unknown): RemoteModule {
  if (typeof entry !== 'object' || entry === null || !('remote' in entry)) throw new RemoteError(remote, 'broken');
  const module = entry.remote;
  if (typeof module !== 'object' || module === null || !('contractVersion' in module))
    throw new RemoteError(remote, 'broken');
  if (module.contractVersion !== remoteContractVersion) throw new RemoteError(remote, 'version');
  if (!('load' in module) || typeof module.load !== 'function') throw new RemoteError(remote, 'broken');
  return module as RemoteModule;
}

function withDeadline<T>(remote: RemoteName, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteError(remote, 'timeout')), remoteTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pageTable, path);
}
