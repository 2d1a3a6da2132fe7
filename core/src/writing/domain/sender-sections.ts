import { languageName, type WritingLanguage } from '../../platform/contract/languages.ts';
import type { UserProfile } from '../../people/users/domain/user.ts';
import type { PromptSection } from './fit-sections.ts';
import { citedLine } from './prompt-sources.ts';
import { escapeText } from '../../platform/xml.ts';

export function senderSection(sender: UserProfile | null): PromptSection {
  const facts: readonly (readonly [string, string])[] =
    sender === null
      ? []
      : [
          ['name', sender.signAs || `${sender.firstName} ${sender.lastName}`],
          ['company', sender.company],
          ['location', [sender.city, sender.state, sender.country].filter((part) => part.trim() !== '').join(', ')],
          ['about', sender.about.slice(0, 1_500)],
          ['meeting link', sender.meetingLink],
        ];
  const lines = facts
    .map(([name, value]) => [name, value.replaceAll(/\s+/g, ' ').trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    tag: 'sender',
    items: lines.map(([name, value], index) => {
      const source = { kind: 'sender', id: `s${index + 1}`, label: `Your ${name}`, text: value } as const;
      return { ...citedLine(source, `${name}: ${escapeText(value)}`), of: 'sender' };
    }),
    layout: 'lines',
    share: 0.02,
    describeMissing: () => 'the sender',
  };
}

/** The section with the language of the playbook, which is the rep's, if it is not English. It is no source. */
export function playbookLanguageSection(sender: UserProfile | null): PromptSection {
  const language = sender === null || sender.language === 'en' ? '' : languageName(sender.language);
  return languageSection('playbook_language', language, 'the language of the playbook');
}

/** The section with the language that the rep chose for the emails, if they chose one. It is no source. */
export function emailLanguageSection(language: WritingLanguage | undefined): PromptSection {
  const name = language === undefined ? '' : languageName(language);
  return languageSection('email_language', name, 'the language of the emails');
}

function languageSection(tag: string, language: string, missing: string): PromptSection {
  return {
    tag,
    items: language === '' ? [] : [{ text: language, rank: 0, kind: null }],
    layout: 'run',
    share: 0.01,
    describeMissing: () => missing,
  };
}
