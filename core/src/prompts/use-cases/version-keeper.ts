import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { listedVersions, type ListedVersion, type PromptVersion } from '../domain/prompt-version.ts';
import { PromptVersionRepository } from '../ports/prompt-version-repository.ts';
import type { LiveText, VersionedTexts } from '../ports/versioned-texts.ts';
import { UseCase } from '../../platform/needs.ts';

export interface Save extends Pick<PromptVersion, 'content'> {
  readonly author: string;
  readonly why?: string | undefined;
}

export interface SaveOptions {
  /** Keeps the version without publishing it. */
  readonly draft?: boolean | undefined;
  /** The live version that the text was edited from. If another one was published meanwhile, the save stays a draft. */
  readonly basedOn?: number | undefined;
  /** Called before the version is published; false leaves it a draft. */
  readonly mayPublish?: ((kept: PromptVersion) => Promise<boolean>) | undefined;
}

/** The most versions that are listed. */
const maxListed = 1_000;

/** Many people may save one text at once; each attempt takes the next number. */
const maxAttempts = 50;

/**
 * Keeps every save of a text as a version and decides which one is live. The live text contains the number of its
 * version, so that the two cannot differ. A version is stored before it is published, so that nothing typed is lost.
 */
export class VersionKeeper extends UseCase({ versions: PromptVersionRepository, clock: Clock }) {
  /** Stores the first version of a text that is about to be created. */
  async begin(id: string, save: Save, { draft }: SaveOptions = {}): Promise<PromptVersion> {
    const now = this.deps.clock.now();
    const version = { ...versionOf(id, 1, save, now), publishedAt: draft === true ? null : now };
    await this.deps.versions.add(version);
    return version;
  }

  /**
   * Stores the next version and publishes it unless it is to stay a draft. Errors: `not_found`; `conflict` when
   * somebody else published meanwhile: the save is then kept as a draft.
   */
  async save(texts: VersionedTexts, id: string, save: Save, options: SaveOptions = {}): Promise<PromptVersion> {
    const live = await this.#liveOf(texts, id);
    const kept = await this.#keepNext(id, save, live);
    if (options.draft === true) return kept;
    const isStale = options.basedOn !== undefined && options.basedOn !== live.version;
    if (!isStale && options.mayPublish !== undefined && !(await options.mayPublish(kept))) return kept;
    if (isStale || !(await this.#put(texts, kept, live, save))) {
      const told = `Somebody else published meanwhile. Your text is kept as version ${kept.version}, a draft.`;
      throw new AppError('conflict', told);
    }
    return kept;
  }

  /** Publishes a version. Errors: `not_found` (text, version, or a text that was not kept); `conflict`. */
  async publish(
    texts: VersionedTexts,
    id: string,
    version: number,
    by: Pick<Save, 'author' | 'why'>,
  ): Promise<PromptVersion> {
    const kept = await this.find(texts, id, version);
    const live = await this.#liveOf(texts, id);
    if (!(await this.#put(texts, kept, live, by))) {
      throw new AppError('conflict', 'Somebody else published another version meanwhile. Please load it again.');
    }
    return kept;
  }

  /** Errors: `not_found` (text, version, or a text that was not kept). */
  async find(texts: VersionedTexts, id: string, version: number): Promise<PromptVersion> {
    const live = await this.#liveOf(texts, id);
    const kept = await this.deps.versions.find(id, version);
    if (kept !== null) return kept;
    const newest = Math.max(live.version, await this.deps.versions.newestNumber(id));
    const message =
      version > newest
        ? `There is no version ${version}. The newest one is version ${newest}.`
        : `The text of version ${version} was not kept.`;
    throw new AppError('not_found', message);
  }

  /** The newest versions, `limit` at most, and the live one. Errors: `not_found`. */
  async list(texts: VersionedTexts, id: string, limit = maxListed): Promise<readonly ListedVersion[]> {
    const { versions } = this.deps;
    const live = await this.#liveOf(texts, id);
    const to = Math.max(live.version, await versions.newestNumber(id));
    const range = { from: Math.max(1, to - Math.min(limit, maxListed) + 1), to };
    const listed = listedVersions(await versions.list(id, range), live.version, range);
    if (live.version === 0 || live.version >= range.from) return listed;
    const older = { from: live.version, to: live.version };
    return [...listed, ...listedVersions(await versions.list(id, older), live.version, older)];
  }

  /** Finds the live text, and stores it as a version if it was saved before versions were kept. */
  async #liveOf(texts: VersionedTexts, id: string): Promise<LiveText> {
    const live = await texts.findLive(id);
    if (live === null) throw new AppError('not_found', 'This text no longer exists.');
    const { version, content, savedAt } = live;
    if (version === 0 || (await this.deps.versions.find(id, version)) !== null) return live;
    await this.deps.versions.add({
      promptId: id,
      version,
      content,
      author: null,
      why: '',
      createdAt: savedAt,
      publishedAt: savedAt ?? this.deps.clock.now(),
    });
    return live;
  }

  async #keepNext(id: string, save: Save, live: LiveText): Promise<PromptVersion> {
    const { versions, clock } = this.deps;
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const number = Math.max(live.version, await versions.newestNumber(id)) + 1;
      const version = versionOf(id, number, save, clock.now());
      if (await versions.add(version)) return version;
    }
    throw new AppError('conflict', 'Many people save this text right now. Please try again.');
  }

  async #put(
    texts: VersionedTexts,
    version: PromptVersion,
    live: LiveText,
    { author, why = '' }: Pick<Save, 'author' | 'why'>,
  ): Promise<boolean> {
    const { versions, clock } = this.deps;
    if (!(await texts.putLive(version.promptId, version, live.version, author))) return false;
    await versions.markPublished(version.promptId, version.version, { publishedAt: clock.now(), why });
    return true;
  }
}

function versionOf(
  promptId: string,
  version: number,
  { content, author, why = '' }: Save,
  createdAt: number,
): PromptVersion {
  return { promptId, version, content, author, why, createdAt, publishedAt: null };
}
