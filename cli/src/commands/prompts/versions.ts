import {
  actorWords,
  brokenInBothText,
  departmentNames,
  foldedText,
  foldUnchanged,
  publishPrompt,
  whySchema,
  type Regression,
} from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import { AppError } from '@overture/core/platform/app-error';
import { z } from 'zod';
import { cliActor } from '../../cli-actor.ts';
import { domainOption, jsonOption } from '../../common-options.ts';
import { argument, defineCommand, option } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { findPrompt } from '../../find-stored.ts';
import type { Io } from '../../io.ts';
import { printable, printableLines, printList, shortMoment } from '../../print.ts';

export const promptDomainOption = domainOption('domain to look for the title in (default: all)');

export const whyOption = option('--why <line>', 'one line for readers of the history', whySchema.optional());

export const versionNumber = z.coerce.number('Please name a version by its number').int().positive();

const textArgument = argument(
  '<id|title>',
  'id or title of the prompt; also the id of a summary prompt, base-summary, or agency-<domain key> such as agency-dt-pm',
  z.string(),
);

/** Finds the text of the argument with its versions, newest first. Errors: as FindPrompt. */
async function findText(core: OpenCore, wanted: string, domain: string | undefined) {
  const { ListVersions } = await import('@overture/core/prompts/use-cases/list-versions');
  const list = core.get(ListVersions);
  try {
    return { id: wanted, versions: await list.execute(wanted) };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  const { id } = await findPrompt(core, wanted, domain);
  return { id, versions: await list.execute(id) };
}

export const versions = defineCommand({
  summary: 'List every version of a prompt, newest first.',
  arguments: { prompt: textArgument },
  options: { domain: promptDomainOption, json: jsonOption('the versions with their texts') },
  examples: ['overture prompts versions "First conversation from the CRM history" --domain Overture-Sales'],
  async run({ prompt, domain, json }, { io, openCore }) {
    const { presentPromptVersion } = await import('@overture/core/prompts/presentation/prompt');
    const core = await openCore();
    const names = departmentNames(core.settings.productName);
    const text = await findText(core, prompt, domain);
    await printList(
      io,
      text.versions.map((version) => presentPromptVersion(version, names)),
      {
        json,
        row: ({ version, state, createdAt, author, uses, why, prompt: words }) => ({
          Version: version,
          State: words === null ? 'not available' : state,
          Saved: createdAt && shortMoment(createdAt),
          By: author && (io.isTerminal ? actorWords(author) : author),
          Uses: uses,
          Why: why || '-',
        }),
      },
    );
  },
});

export const diff = defineCommand({
  summary: 'Compare two versions of a prompt word by word.',
  notes:
    'Removed words are shown as [-removed-], added words as {+added+}. At a terminal, unchanged lines that are far from a change are only counted.',
  arguments: {
    prompt: textArgument,
    before: argument('<version>', 'number of the older version', versionNumber),
    after: argument('<version>', 'number of the newer version', versionNumber),
  },
  options: { domain: promptDomainOption },
  examples: ['overture prompts diff "First conversation from the CRM history" 1 2 --domain Overture-Sales'],
  async run({ prompt, before, after, domain }, { io, openCore }) {
    const { diffWordsWithSpace } = await import('diff');
    const { TextKinds } = await import('@overture/core/prompts/use-cases/text-kinds');
    const { VersionKeeper } = await import('@overture/core/prompts/use-cases/version-keeper');
    const core = await openCore();
    const { id } = await findText(core, prompt, domain);
    const { texts } = await core.get(TextKinds).of(id);
    const textOf = async (version: number) => (await core.get(VersionKeeper).find(texts, id, version)).content.prompt;
    const parts = diffWordsWithSpace(await textOf(before), await textOf(after));
    if (parts.every(({ added, removed }) => !added && !removed)) {
      io.message('The text of both versions is the same.');
      if (io.isTerminal) return;
    }
    const shown = parts.map(({ value, added, removed }, index) => {
      if (added) return `{+${value}+}`;
      if (removed) return `[-${value}-]`;
      // A program gets the whole text.
      const isEnd = { isFirst: index === 0, isLast: index === parts.length - 1 };
      const folded = io.isTerminal ? foldUnchanged(value, isEnd) : null;
      if (folded === null) return value;
      const around = [folded.before, `... ${foldedText(folded.lines)} ...`, folded.after];
      return around.filter((lines) => lines !== '').join('\n');
    });
    io.data(printableLines(shown.join('')));
  },
});

export const publish = defineCommand({
  summary: 'Publish a version of a prompt. Publishing an older version restores it.',
  notes:
    'A template is first tried on the samples of its domain that it must pass: missing results are generated, and a version that is worse than the live one is refused with exit code 3.',
  arguments: {
    prompt: textArgument,
    version: argument('<version>', 'number of the version', versionNumber),
  },
  options: {
    why: option('--why <line>', 'one line for readers of the history', publishPrompt.body.shape.why),
    override: option('--override <reason>', 'publish whatever the samples say', whySchema.min(1).optional()),
    domain: promptDomainOption,
  },
  examples: ['overture prompts publish starter-template-1 3 --why "More replies in the trial"'],
  async run({ prompt, version, why, override, domain }, deps) {
    const { io, openCore } = deps;
    const { followTrial } = await import('../../follow-trial.ts');
    const { presentTrial } = await import('@overture/core/prompts/trials/presentation/trial');
    const { PublishVersion, stillBrokenText } = await import('@overture/core/prompts/use-cases/publish-version');
    const core = await openCore();
    const { id } = await findText(core, prompt, domain);
    const attempt = () => core.get(PublishVersion).execute({ actor: cliActor(), id, version, why, override });
    try {
      let published = await attempt();
      while (published.trialId !== undefined) {
        io.message('The samples that must pass are being written with it.');
        const { cells } = presentTrial(await followTrial({ promptId: id, trialId: published.trialId }, core, deps));
        const failed = cells.find(({ error }) => error !== null && error.code !== 'ai_bad_answer');
        if (failed?.error) {
          io.message(`${printable(failed.sampleName)} could not be written: ${failed.error.message}`);
          return exitCodes.failed;
        }
        published = await attempt();
      }
      io.message(`Version ${version} of "${printable(published.content.title)}" is live.`);
      const still = stillBrokenText(published);
      if (still !== null) io.message(printable(still));
      if (published.gate === 'no_golden_samples') io.message('The domain has no samples that must pass.');
    } catch (error) {
      if (error instanceof AppError) printRegressions(error.gate?.regressions ?? [], io);
      throw error;
    }
  },
});

/** Prints a line for each regression, for the person who runs the command. */
export function printRegressions(regressions: readonly Regression[], io: Io): void {
  for (const { sampleName, message } of regressions)
    io.message(`Worse: ${printable(sampleName)}: ${printable(message)}`);
}

/** Prints a line for each expectation that is broken, but not for the first time. */
export function printBrokenInBoth(broken: readonly Regression[], io: Io): void {
  for (const one of broken) io.message(`Not new: ${printable(one.sampleName)}: ${printable(brokenInBothText(one))}`);
}
