import { afterEach, describe, expect, it } from 'vitest';
import type { TextTasks } from '../../writing/ports/text-work.ts';
import { aCheckContext } from '../../testing/check-context.ts';
import { InlineTextWork } from './inline-text-work.ts';
import { ThreadedTextWork } from './threaded-text-work.ts';

const { language: _, evidence: _evidence, sequence: _sequence, position: _position, ...grounds } = aCheckContext();
const review = (body: string): Parameters<TextTasks['review']>[0] => ({
  emails: [{ subject: 'Hello', body, claims: [] }],
  sources: [],
  timeZone: 'Europe/Berlin',
  grounds,
});
/** Each of these signs folds to eighteen letters, so that it takes tenths of a second. */
const slow = review('ﷺ'.repeat(15_000));

let work: ThreadedTextWork | undefined;
afterEach(() => work?.close());
const open = (options?: { deadlineMs: number }) => (work = new ThreadedTextWork(options));

describe('ThreadedTextWork', () => {
  it('gives the same results as work in the process itself', async () => {
    const threaded = open();
    const inline = new InlineTextWork();
    const playbook = { htmls: ['<p>See https://x.example</p>'], sources: [], timeZone: 'UTC' };
    const email = review('We met 17 times in Berlin, Anna.');
    const results = (texts: ThreadedTextWork | InlineTextWork) =>
      Promise.all([
        texts.run('sanitise', 'kim', '<p onclick="x()">Hi</p>'),
        texts.run('markLinks', 'kim', playbook),
        texts.run('review', 'kim', email),
      ]);
    expect(await results(threaded)).toEqual(await results(inline));
    expect((await results(threaded))[2][0]?.evidence).not.toEqual([]);
  });

  it('leaves the event loop to others', async () => {
    const threaded = open();
    await threaded.run('review', 'kim', review('Hello'));
    let turns = 0;
    let isDone = false;
    const long = threaded.run('review', 'kim', slow).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await long;
    expect(turns).toBeGreaterThan(50);
  });

  it('does one task of a user at a time, so that another user’s is done before the user’s second', async () => {
    const threaded = open();
    await Promise.all(['kim', 'lee'].map((userId) => threaded.run('review', userId, review('Hello'))));
    const ended: string[] = [];
    const run = async (userId: string, input: typeof slow, name: string) => {
      await threaded.run('review', userId, input);
      ended.push(name);
    };
    await Promise.all([
      run('kim', slow, 'kim 1'),
      run('kim', slow, 'kim 2'),
      run('kim', slow, 'kim 3'),
      run('lee', review('Hello'), 'lee'),
    ]);
    expect(ended.indexOf('lee')).toBeLessThan(ended.indexOf('kim 2'));
  });

  it('refuses what a user adds to a full queue', async () => {
    const threaded = open();
    const running = Array.from({ length: 16 }, () => threaded.run('review', 'kim', review('Hello')));
    const another = threaded.run('review', 'kim', review('Hello'));
    await expect(another).rejects.toMatchObject({ code: 'too_many_requests', retryAfterMs: 2_000 });
    await Promise.all(running);
  });

  it('ends a task that takes too long, and does the next one', async () => {
    const threaded = open({ deadlineMs: 20 });
    await expect(threaded.run('review', 'kim', slow)).rejects.toMatchObject({ code: 'too_large' });
    await work?.close();
    expect(await open().run('sanitise', 'kim', '<p>Hi</p>')).toBe('<p>Hi</p>');
  });
});
