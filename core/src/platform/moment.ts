/** Converts milliseconds of the core into ISO 8601 in UTC. */
export function presentMoment(at: number): string {
  return new Date(at).toISOString();
}

export function presentMomentOrNull(at: number | null): string | null {
  return at === null ? null : presentMoment(at);
}
