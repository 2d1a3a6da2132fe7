import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createQueryClient, readAgain } from './query-client.ts';

it('reads again after an event, also while the first answer is on its way', async () => {
  const client = createQueryClient();
  const first = Promise.withResolvers<string>();
  const answers = [first.promise, Promise.resolve('ready')];
  const observer = new QueryObserver(client, { queryKey: ['record'], queryFn: () => answers.shift() ?? 'none' });
  const stop = observer.subscribe(() => undefined);
  await readAgain(client, ['record']);
  first.resolve('processing');
  await first.promise;
  expect(observer.getCurrentResult().data).toBe('ready');
  stop();
});
