import { expect, it } from 'vitest';
import { createQueryClient, queryOptions } from '@overture/ui';
import { showOptimistically } from './show-optimistically.ts';

interface Model {
  readonly active: boolean;
}
const models = queryOptions({ queryKey: ['models'], queryFn: (): { data: Model[] } => ({ data: [] }) });
const offers = queryOptions({ queryKey: ['models', 'domains'], queryFn: () => ({ domains: ['DT-PM'] }) });

function loaded() {
  const client = createQueryClient();
  client.setQueryData(models.queryKey, { data: [{ active: true }] });
  client.setQueryData(offers.queryKey, { domains: ['DT-PM'] });
  return client;
}
const ended = ({ data }: { data: Model[] }) => ({ data: data.map(() => ({ active: false })) });

it('changes its query alone, and not another one whose key begins with the same words', async () => {
  const client = loaded();
  const undo = await showOptimistically(client, models, ended);
  expect(client.getQueryData(models.queryKey)).toEqual({ data: [{ active: false }] });
  expect(client.getQueryData(offers.queryKey)).toEqual({ domains: ['DT-PM'] });
  undo();
  expect(client.getQueryData(models.queryKey)).toEqual({ data: [{ active: true }] });
});

it('leaves a query alone that was never loaded', async () => {
  const client = createQueryClient();
  const undo = await showOptimistically(client, models, ended);
  undo();
  expect(client.getQueryData(models.queryKey)).toBeUndefined();
});

it('takes no change that is made for other data, and no key without the type of its data', async () => {
  const client = createQueryClient();
  // @ts-expect-error: offers have domains and no models.
  await showOptimistically(client, offers, ended);
  // @ts-expect-error: nobody knows what this key's query holds.
  await showOptimistically(client, { queryKey: ['models'] }, ended);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
