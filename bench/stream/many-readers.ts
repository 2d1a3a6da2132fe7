import { JobRepository } from '@overture/core/records/ports/job-repository';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { TokenIssuer } from '@overture/core/people/sign-in/use-cases/token-issuer';
import { UserRepository } from '@overture/core/people/users/ports/user-repository';
import { openCore, readSettings } from '@overture/core/composition';
import { statusEventSchema } from '@overture/core/contract';
import { buildUser, silentLogger } from '@overture/core/testing';
import { z } from 'zod';
import { SampleCrm } from '../../sandbox/src/crm-data/sample-crm.ts';
import type { Comparison } from '../support/comparison.ts';
import { startLoadFleet } from '../support/load-fleet.ts';
import { headersOf, openEvents } from '../../e2e/support/open-events.ts';
import { quantile } from '../support/quantile.ts';
import { tokensPerSecond } from './speed.ts';

const people = 100;
const workers = 2;
/** All are being written at once, since a sequence takes longer than all submits. */
const betweenSubmitsMs = 150;
const path = '/api/email-sequence/generate-ai-email-results';
/** A sequence takes half a minute; a machine with more to do than it can takes longer. */
const endedWithinMs = 300_000;

/**
 * How much later than the model has written an email a hundred people's browsers have it, all of whose sequences are
 * written at once. A browser here is its stream of events, read and parsed; what a screen adds is in `oneReader`.
 */
export async function manyReaders(log: (line: string) => void): Promise<Comparison[]> {
  const fleet = await startLoadFleet({
    workers,
    concurrency: people / workers,
    aiLatencyMs: 0,
    tokensPerSecond,
    leaseSeconds: 60,
  });
  const core = await openCore(readSettings(fleet.environment), {
    logger: silentLogger,
    overrides: { brokerPrefix: fleet.brokerPrefix },
  });
  const [template] = z
    .array(z.object({ _id: z.string() }))
    .parse(await (await fetch(`${fleet.url}/api/templates`, await asNewUser(core))).json());
  const contacts = new SampleCrm().contacts.filter(
    ({ engagementCount }) => engagementCount > 0 && engagementCount < 20,
  );
  const readableAt = new Map<string, number>();
  const lateness = monitorEventLoopDelay();
  lateness.enable();
  const closing: { close(): void }[] = [];
  try {
    await Promise.all(
      Array.from({ length: people }, async (_, at) => {
        const { headers, token } = await asNewUser(core);
        const ended = Promise.withResolvers<string>();
        closing.push(
          await openEvents(fleet.url, { token }, (json) => {
            const event = statusEventSchema.parse(JSON.parse(json));
            for (const { subject } of event.partial?.emails ?? [])
              if (!readableAt.has(subject)) readableAt.set(subject, Date.now());
            if (event.responseStatus === 'ready' || event.responseStatus === 'error')
              ended.resolve(event.responseStatus);
          }),
        );
        const body = new FormData();
        body.set('hubspotId', contacts[at]?.id ?? '');
        body.set('selectedPrompt', template?._id ?? '');
        // All write the same text at the same speed: if they began together, all emails would end together.
        await sleep(at * betweenSubmitsMs);
        const answer = await fetch(fleet.url + path, { method: 'POST', headers, body });
        if (answer.status !== 202) throw new Error(`A submit was refused: ${await answer.text()}`);
        const late = AbortSignal.timeout(endedWithinMs);
        late.addEventListener('abort', () => ended.resolve('late'));
        const status = await ended.promise;
        if (status === 'late') log(`waiting: ${JSON.stringify(await core.get(JobRepository).countByStatus())}`);
        if (status !== 'ready') throw new Error(`A sequence ended as ${status}.`);
      }),
    );
  } finally {
    for (const stream of closing) stream.close();
    await core.close();
    await fleet.stop();
  }
  lateness.disable();
  const delays = [...fleet.ai.writtenAt].flatMap(([subject, at]) => {
    const readable = readableAt.get(subject);
    return readable === undefined ? [] : [readable - at];
  });
  log(`the machine let this process wait ${(lateness.percentile(95) / 1e6).toFixed(0)} ms, p95; that is in the delays`);
  log(`${people} people: ${delays.length} of ${fleet.ai.writtenAt.size} emails were shown before the end`);
  log(
    `their delay: median ${quantile(delays, 0.5)} ms, p95 ${quantile(delays, 0.95)} ms, at most ${Math.max(...delays)} ms`,
  );
  return [
    {
      what: `last token of an email to the browser, p95 of ${people} people`,
      unit: 'ms',
      samples: [quantile(delays, 0.95)],
      baseline: { what: 'goal', samples: [400] },
      goal: { max: 400 },
    },
    {
      what: 'emails that were never shown while it was written',
      unit: 'requests',
      samples: [fleet.ai.writtenAt.size - delays.length],
      baseline: { what: 'emails', samples: [fleet.ai.writtenAt.size] },
      goal: { max: 0 },
    },
  ];
}

async function asNewUser(core: Awaited<ReturnType<typeof openCore>>) {
  const user = buildUser();
  await core.get(UserRepository).create(user);
  const token = await core.get(TokenIssuer).issue(user, { userAgent: 'bench' });
  return { headers: headersOf({ token }), token };
}
