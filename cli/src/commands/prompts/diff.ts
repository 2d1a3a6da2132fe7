import { z } from 'zod';
import { argument, defineCommand } from '../../define-command.ts';
import { UsageError } from '../../usage-error.ts';
import { printable } from '../../printable.ts';
import { findText, textArgument } from './find-text.ts';
import { promptDomainOption } from './prompt-options.ts';

const number = z.coerce.number('Please name a version by its number').int().positive();

export const diffPrompt = defineCommand({
  summary: 'Compare two versions of a prompt word by word.',
  notes: 'Removed words are shown as [-removed-], added words as {+added+}.',
  arguments: {
    prompt: textArgument,
    before: argument('<version>', 'number of the older version', number),
    after: argument('<version>', 'number of the newer version', number),
  },
  options: { domain: promptDomainOption },
  examples: ['overture prompts diff "First conversation from the CRM history" 1 2 --domain Overture-Sales'],
  async run({ prompt, before, after, domain }, { io, openCore }) {
    const { diffWordsWithSpace } = await import('diff');
    const { versions } = await findText(prompt, await openCore(), domain);
    const textOf = (wanted: number): string => {
      const text = versions.find(({ version }) => version === wanted)?.content?.prompt;
      if (text === undefined) throw new UsageError(`The text of version ${wanted} is not available.`);
      return text;
    };
    const parts = diffWordsWithSpace(textOf(before), textOf(after)).map(({ value, added, removed }) =>
      added ? `{+${value}+}` : removed ? `[-${value}-]` : value,
    );
    io.data(parts.join('').split('\n').map(printable).join('\n'));
  },
});
