import type { ModelState } from '../../contract/index.ts';

/** A model as its vendor lists it. */
export interface VendorModel {
  readonly id: string;
  /** Seconds since 1970 at which it was published; 0 where the vendor does not tell. */
  readonly created: number;
  /** The first day, `YYYY-MM-DD`, on which it does not answer any more; null: none is announced. */
  readonly shutdownDate: string | null;
}

/** What a key's vendor has, and the day it is there: models end by the vendor's calendar, not by ours. */
export interface ModelList {
  readonly models: readonly VendorModel[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** People are warned so many days before a model ends. */
const warnedDays = 30;

export function stateOn(today: string, shutdownDate: string | null): ModelState {
  if (shutdownDate === null) return 'active';
  if (shutdownDate <= today) return 'ended';
  return Date.parse(shutdownDate) - Date.parse(today) <= warnedDays * 86_400_000 ? 'ends-soon' : 'active';
}

/** Models of a family that are made for something else than writing. */
const special = /^gpt-[\d.]+-(?:audio|chat|codex|image|instruct|preview|realtime|search|transcribe|tts|turbo|vision)$/;
/** An undated id of a family, such as `gpt-5`, `gpt-5-mini` or `gpt-6.1-sol`. */
const family = /^gpt-\d+(?:\.\d+)*(?:-[a-z]+)?$/;

/** The models for writing that are still there, newest first. Of a server with other models than OpenAI's, all. */
export function generalModels({ models, today }: ModelList): readonly VendorModel[] {
  const alive = models
    .filter(({ shutdownDate }) => stateOn(today, shutdownDate) !== 'ended')
    .toSorted((a, b) => b.created - a.created);
  const general = alive.filter(({ id }) => family.test(id) && !special.test(id));
  return general.length > 0 ? general : alive;
}
