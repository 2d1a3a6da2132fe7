/** Said of a save that the golden samples have to be written with first. */
export function waitsFor(id: string, version: number): string {
  return `It is a draft until the golden samples were written with it: overture prompts publish ${id} ${version}`;
}
