import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@overture/core/platform/app-error';
import { FindPrompt } from '@overture/core/prompts/use-cases/find-prompt';
import { PublishVersion } from '@overture/core/prompts/use-cases/publish-version';
import { SavePrompt } from '@overture/core/prompts/use-cases/save-prompt';
import { SaveSample } from '@overture/core/prompts/trials/use-cases/save-sample';
import { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';
import { openCore, readSettings, type OpenCore } from '@overture/core/composition';
import { emailsAskedFor, expectationsSchema } from '@overture/core/contract';
import { silentLogger } from '@overture/core/testing';
import { startSandbox } from '@overture/sandbox';
import { badEdits, harmlessEdits, type Edit } from './gate/edits.ts';
import type { Bench, Comparison } from './support/comparison.ts';
import { templateContentOf } from '@overture/core/prompts/use-cases/template-texts';

/** One template per domain, because golden samples belong to a domain and expect a number of emails. */
const templates = ['starter-template-1', 'starter-template-3', 'starter-template-6', 'starter-template-8'];
/** Three of the sandbox's contacts, whose histories differ. */
const contacts = ['151204310000', '151204321490', '151204326807'];
const actor = { userId: null, name: 'bench' };

export const bench: Bench = {
  description: 'seeded bad edits of prompts that the gate stops, and harmless ones that it refuses',
  async run(log) {
    const sandbox = await startSandbox({ aiLatencyMs: 0, today: new Date('2026-11-16') });
    const dataDir = await mkdtemp(join(tmpdir(), 'overture-bench-'));
    const core = await openCore(
      readSettings({
        DATA_DIR: dataDir,
        SUPERADMIN_EMAIL: 'bench@overture.example',
        SUPERADMIN_PASSWORD: 'Overture!1',
        OPENAI_BASE_URL: `${sandbox.url}/v1`,
        OPENAI_API_KEY: 'sk-bench',
        HUBSPOT_BASE_URL: sandbox.url,
        HUBSPOT_ACCESS_TOKEN: 'pat-bench',
      }),
      { logger: silentLogger },
    );
    try {
      const gate = new EditGate(core);
      await gate.freeze();
      const bad = await gate.refusals(badEdits, (name) => log(`  passed: ${name}`), 'passed');
      const harmless = await gate.refusals(harmlessEdits, (name) => log(`  refused: ${name}`), 'refused');
      return [share('bad edits stopped', bad, { min: 100 }), share('harmless edits refused', harmless, { max: 5 })];
    } finally {
      await core.close();
      await sandbox.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Count {
  readonly refused: number;
  readonly all: number;
}

function share(what: string, { refused, all }: Count, goal: Comparison['goal']): Comparison {
  const samples = [(100 * refused) / all];
  return {
    what: `percent of ${all} ${what}`,
    unit: 'points',
    samples,
    baseline: { what: 'all', samples: [100] },
    goal,
  };
}

/** Publishes edits of templates and restores the first version after each. */
class EditGate {
  readonly #core: OpenCore;

  constructor(core: OpenCore) {
    this.#core = core;
  }

  /** Creates golden samples for the templates' domains, with the expectations of an agency. */
  async freeze(): Promise<void> {
    const done = new Set<string>();
    for (const id of templates) {
      const { department, prompt } = await this.#promptOf(id);
      if (done.has(department)) continue;
      done.add(department);
      for (const contact of contacts) {
        await this.#core.get(SaveSample).add({
          actor,
          userId: 'bench',
          department,
          source: { link: `https://app.hubspot.com/contacts/4242424/record/0-1/${contact}` },
          disguise: false,
          golden: true,
          expectations: expectationsSchema.parse({
            emails: emailsAskedFor(prompt),
            language: 'en',
            mustNotMention: ['discount', 'attached', 'Re:'],
          }),
        });
      }
    }
  }

  /** Counts the refused edits; calls `tell` with the names of those that end as `told`. */
  async refusals(edits: readonly Edit[], tell: (name: string) => void, told: 'passed' | 'refused'): Promise<Count> {
    let [refused, all] = [0, 0];
    for (const id of templates) {
      const { prompt } = await this.#promptOf(id);
      for (const { name, apply } of edits) {
        const text = apply(prompt);
        // Not every template contains what an edit changes.
        if (text === prompt) continue;
        const why = await this.#refusalOf(id, text);
        all += 1;
        if (why !== null) refused += 1;
        if ((why === null) === (told === 'passed')) tell(`${id}, ${name}${why === null ? '' : `: ${why}`}`);
      }
    }
    return { refused, all };
  }

  /** The reason of the refusal; null if the text is published. */
  async #refusalOf(id: string, prompt: string): Promise<string | null> {
    const fields = { ...templateContentOf(await this.#promptOf(id)), prompt };
    const { savedVersion } = await this.#core.get(SavePrompt).update(id, { actor, fields, draft: true });
    try {
      await this.#publish(id, savedVersion);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'gate_failed')) throw error;
      return [...new Set(error.gate?.regressions.map(({ what, message }) => `${what} (${message})`))].join(', ');
    }
    await this.#publish(id, 1);
    return null;
  }

  async #publish(id: string, version: number): Promise<void> {
    const publish = () => this.#core.get(PublishVersion).execute({ actor, id, version, why: 'bench' });
    let { trialId } = await publish();
    while (trialId !== undefined) {
      const cells = this.#core.get(WriteTrialCell);
      for (let cell = await cells.claim(); cell !== null; cell = await cells.claim()) await cells.carryOut(cell);
      ({ trialId } = await publish());
    }
  }

  #promptOf(id: string) {
    return this.#core.get(FindPrompt).execute({ idOrTitle: id, department: null });
  }
}
