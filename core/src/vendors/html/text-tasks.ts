import { indexSources, loadLanguageDetector, reviewEmails } from '../../checks/index.ts';
import { markLinks } from '../../writing/domain/mark-links.ts';
import type { TextTasks } from '../../writing/ports/text-work.ts';
import { SanitisedPlaybookHtml } from './playbook-html.ts';

const playbookHtml = new SanitisedPlaybookHtml();

export const textTasks: TextTasks = {
  sanitise: (html) => playbookHtml.sanitise(html),
  markLinks: ({ htmls, sources, timeZone }) => {
    const index = indexSources(sources, { timeZone });
    return htmls.map((html) => markLinks(html, index));
  },
  review: async ({ emails, sources, timeZone, grounds, reading = null }) =>
    reviewEmails(emails, {
      index: indexSources(sources, { timeZone }),
      grounds,
      detect: await loadLanguageDetector(),
      reading,
    }),
};
