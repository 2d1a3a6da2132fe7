import { openCore, readSettings } from '@overture/core/composition';
import { SqliteConnection, type SqlParameters } from '@overture/core/platform/sqlite/sqlite-connection';
import {
  buildContact,
  buildEngagement,
  buildInputs,
  buildNewJob,
  buildRequest,
  buildSnapshot,
  silentLogger,
} from '@overture/core/testing';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';

/*
 * Generates in a process of its own, so that its processor time can be measured: `dataDir url`, where `url` is that of an
 * AI. Prints the figures of each round as JSON.
 */

const [dataDir = '', url = ''] = process.argv.slice(2);
const rounds = 5;
const together = 40;

const settings = readSettings({
  DATA_DIR: dataDir,
  OPENAI_API_KEY: 'sk-bench',
  OPENAI_BASE_URL: `${url}/v1`,
  // A lease is renewed by time, which would count as writes of the slower side.
  JOB_LEASE_SECONDS: '600',
});
const core = await openCore(settings, { logger: silentLogger });
const processing = core.get(ProcessGeneration);

/** A history of some length, because the sources are read once for each generation. */
const notes = Array.from({ length: 12 }, (_, at) =>
  buildEngagement({
    properties: {
      hs_note_body: `<p>Call ${at} of March 3: asked for a quote of 12,400 EUR for the new shop. ${'They compare us with others. '.repeat(12)}</p>`,
    },
  }),
);

/** The statements that change something, by what they change. */
const written = { writes: 0, events: 0, partials: 0 };
const run = Reflect.get(SqliteConnection.prototype, 'run') as (sql: string, parameters?: SqlParameters) => number;
SqliteConnection.prototype.run = function count(this: SqliteConnection, sql, parameters) {
  if (sql.includes('status_events')) written.events += 1;
  else written.writes += 1;
  if (sql.includes('partial = :partial')) written.partials += 1;
  return run.call(this, sql, parameters);
};

let contacts = 0;
async function generate(isBulk: boolean) {
  const claimed = await Promise.all(
    Array.from({ length: together }, () => {
      contacts += 1;
      const contact = buildContact({
        id: String(50_000_000_000 + contacts),
        engagements: { notes, emails: [], calls: [], meetings: [], tasks: [] },
      });
      const bulk = { row: `row ${contacts}`, content: `content ${contacts}` };
      return processing.begin(
        buildNewJob({
          hubspotId: contact.id,
          request: buildRequest(isBulk ? { bulk } : {}),
          inputs: buildInputs({ snapshot: buildSnapshot({ contact }), promptText: 'Write four emails.' }),
          now: Date.now(),
        }),
      );
    }),
  );
  Object.assign(written, { writes: 0, events: 0, partials: 0 });
  const before = process.cpuUsage();
  const ends = await Promise.all(claimed.map((record) => processing.carryOut(record)));
  const { user, system } = process.cpuUsage(before);
  if (ends.some((end) => end !== 'ready')) throw new Error(`A generation ended as ${ends.join(', ')}.`);
  return {
    cpuMs: (user + system) / 1_000 / together,
    writes: written.writes / together,
    events: written.events / together,
    partials: written.partials / together,
  };
}

// One round of each is not measured, so that compiled code is compared with compiled code.
await generate(true);
await generate(false);
const [watched, bulk]: Awaited<ReturnType<typeof generate>>[][] = [[], []];
for (let round = 0; round < rounds; round += 1) {
  bulk?.push(await generate(true));
  watched?.push(await generate(false));
}
await core.close();
process.stdout.write(JSON.stringify({ watched, bulk }));
