import { glob } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { EndpointDefinition } from './platform/contract/endpoint.ts';

/** The rooms behind the first words of paths that do not have the name of their room, because callers know them by these. */
const fixedNames: Readonly<Record<string, readonly string[]>> = {
  auth: ['people/sign-in', 'people/users', 'overview'],
  'base-prompts': ['prompts'],
  config: ['platform'],
  connect: ['people/sign-in'],
  crm: ['contacts'],
  'crm-fields': ['contacts'],
  dropdown: ['prompts'],
  'email-sequence': ['records', 'writing', 'sending'],
  key: ['connections'],
  'model-ai': ['models'],
  outcomes: ['sending'],
  'summary-prompts': ['prompts'],
  templates: ['prompts'],
  worklist: ['records', 'sending'],
};

/** The room and the first word of the path of every endpoint. */
async function placesOfEndpoints(): Promise<{ room: string; word: string }[]> {
  const places: { room: string; word: string }[] = [];
  for await (const file of glob('**/contract/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })) {
    const exported: unknown = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
    for (const { path: address } of Object.values(exported as object).filter(isEndpoint))
      places.push({ room: path.dirname(path.dirname(file)), word: address.split('/')[1] ?? '' });
  }
  return places;
}

function isEndpoint(value: unknown): value is EndpointDefinition {
  return typeof value === 'object' && value !== null && 'path' in value && 'who' in value;
}

it('whoever reads the path of an endpoint opens the folder of that name', async () => {
  const places = await placesOfEndpoints();
  expect(places.length).toBeGreaterThan(100);
  const strayed = places.filter(({ room, word }) => !room.split('/').includes(word));
  for (const { room, word } of strayed) expect(fixedNames[word] ?? [], `${word} stands in ${room}`).toContain(room);
  expect(Object.keys(fixedNames).filter((word) => !strayed.some((place) => place.word === word))).toEqual([]);
});
