/** A seeded source of choices. The same seed and key give the same choices on every machine. */
export type Random = {
  /** A number from 0 to less than 1. */
  next(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  pick<T>(items: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` different items in random order; fewer when there are not enough. */
  sample<T>(items: readonly T[], count: number): T[];
};

/** 32-bit FNV-1a: short, stable across platforms, good enough to distribute choices. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

export function createRandom(seed: string): Random {
  let state = hash32(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('pick() needs at least one item');
    return item;
  };
  return {
    next,
    int,
    pick,
    chance: (probability) => next() < probability,
    sample: (items, count) => {
      const rest = [...items];
      for (let i = rest.length - 1; i > 0; i--) {
        const j = int(0, i);
        [rest[i], rest[j]] = [rest[j] as (typeof rest)[number], rest[i] as (typeof rest)[number]];
      }
      return rest.slice(0, count);
    },
  };
}
