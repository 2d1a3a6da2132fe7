import type { ModelState } from '../contract/model-names.ts';

export interface VendorModel {
  readonly id: string;
  /** Unix time in seconds at which it was published; 0 where the vendor does not tell. */
  readonly created: number;
  /** The first day, `YYYY-MM-DD`, on which the vendor no longer answers calls to it; null if none is announced. */
  readonly shutdownDate: string | null;
}

/** The models that a key's vendor lists, and the vendor's current day, because models end by the vendor's calendar. */
export interface ModelList {
  readonly models: readonly VendorModel[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** How many days before its end people are warned. */
const warningDays = 30;

export function stateOn(today: string, shutdownDate: string | null): ModelState {
  if (shutdownDate === null) return 'active';
  if (shutdownDate <= today) return 'ended';
  return Date.parse(shutdownDate) - Date.parse(today) <= warningDays * 86_400_000 ? 'ends-soon' : 'active';
}

/** Models of a family that are not made for writing. */
const special = /^gpt-[\d.]+-(?:audio|chat|codex|image|instruct|preview|realtime|search|transcribe|tts|turbo|vision)$/;
/** The id of a model family, without a date, such as `gpt-5`, `gpt-5-mini` or `gpt-6.1-sol`. */
const family = /^gpt-\d+(?:\.\d+)*(?:-[a-z]+)?$/;

/**
 * The models for writing that have not ended, newest first. Of a server with other models than OpenAI's, all models.
 */
export function generalModels({ models, today }: ModelList): readonly VendorModel[] {
  const alive = models
    .filter(({ shutdownDate }) => stateOn(today, shutdownDate) !== 'ended')
    .toSorted((a, b) => b.created - a.created);
  const general = alive.filter(({ id }) => family.test(id) && !special.test(id));
  return general.length > 0 ? general : alive;
}
