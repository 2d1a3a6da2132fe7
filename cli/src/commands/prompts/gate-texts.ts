/** The message for a save that must wait for a trial of the golden samples. */
export function waitsFor(id: string, version: number): string {
  return `It stays a draft until the golden samples are written with it: overture prompts publish ${id} ${version}`;
}
