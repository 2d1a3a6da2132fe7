import { flushCompileCache } from 'node:module';
import { PinoLogger } from '@overture/core/platform/logging/pino-logger';
import { CrmContacts } from '@overture/core/contacts/ports/crm-contacts';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { TextGenerator } from '@overture/core/models/ports/text-generator';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { startWorker } from '../../../worker/src/start-worker.ts';
import { dyingStepSchema, type DyingStep } from './dying-step.ts';

/*
 * The worker as a process of a drill: as `worker/src/main.ts` runs it, but for names of its own on a broker that others
 * use too, and, with DRILL_DIE_AT, for a step at which it kills itself as `kill -9` would.
 */

const settings = readSettings(process.env);
const logger = PinoLogger.create({ name: 'worker', level: settings.logLevel });
const brokerPrefix = process.env['DRILL_BROKER_PREFIX'];
const core = await openCore(settings, { logger, overrides: brokerPrefix === undefined ? {} : { brokerPrefix } });
const dieAt = dyingStepSchema.optional().parse(process.env['DRILL_DIE_AT']);
if (dieAt !== undefined) arrange(core, dieAt);
const worker = await startWorker(core, logger);
process.stdout.write('worker is ready\n');
// Written at the end otherwise, which a killed worker does not have.
flushCompileCache();
process.on('SIGTERM', () => {
  void worker
    .stop()
    .then(() => core.close())
    .then(() => process.exit(0));
});

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => {});
}

/** Lets the process die at the first job that comes to this step. The use cases hold these same instances. */
function arrange(of: OpenCore, step: DyingStep): void {
  const { jobs } = of.store;
  const crm = of.get(CrmContacts);
  const ai = of.get(TextGenerator);
  const processing = of.get(ProcessGeneration);
  switch (step) {
    case 'claimed':
      for (const claim of ['claim', 'claimNext']) after(jobs, claim, (record) => record !== null);
      break;
    case 'contact being read':
      during(crm, 'fetch');
      break;
    case 'prompt sent':
      during(ai, 'writeSequence');
      break;
    case 'answer in':
      after(ai, 'writeSequence', () => true);
      break;
    case 'committed':
      after(jobs, 'complete', (done) => done === true);
      break;
    case 'before the acknowledgement':
      after(processing, 'carryOut', () => true);
      break;
  }
}

type Method = (...args: unknown[]) => Promise<unknown>;

function replace(on: object, name: string, make: (original: Method) => Method): void {
  const original: unknown = Reflect.get(on, name);
  if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
  Reflect.set(
    on,
    name,
    make(async (...args) => original.apply(on, args)),
  );
}

/** Dies once the method has answered so. */
function after(on: object, name: string, when: (answer: unknown) => boolean): void {
  replace(on, name, (original) => async (...args) => {
    const answer = await original(...args);
    return when(answer) ? die() : answer;
  });
}

/** Dies when the method's request is out and not yet answered. */
function during(on: object, name: string): void {
  replace(on, name, (original) => (...args) => {
    const answer = original(...args);
    setTimeout(() => void die(), 150);
    return answer;
  });
}
