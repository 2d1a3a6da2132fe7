import { counted } from './counted.ts';

/**
 * What each rule of the send check finds, by its id: in words that need no number, or for one and for several findings.
 * It stands below all rooms because the audit log, on the lowest floor, tells it as well.
 */
const words: Readonly<Record<string, string | readonly [string, string]>> = {
  bounced_address: 'their address bounced',
  email_length: 'an unusual length',
  fake_reply: '“Re:” without an earlier email',
  long_sentences: 'sentences that are too long',
  long_subject: 'a long subject',
  missing_opt_out: 'no opt-out line',
  missing_postal_address: 'no postal address',
  offered_time: 'an offered time that does not fit',
  opted_out: 'they opted out',
  opted_out_reply: 'they asked not to be written to',
  other_language: 'not in their language',
  other_recipient: 'addressed to somebody else',
  placeholder: ['placeholder', 'placeholders'],
  recent_generation: 'a sequence was written lately',
  recent_inbound: 'they wrote lately',
  requests: 'not one clear request',
  second_reader: 'the second reader has doubts',
  self_centred: 'more about you than about them',
  spam_words: 'words of an advertisement',
  unanswered_question: 'a question left open',
  unknown_link: ['unknown link', 'unknown links'],
  unsupported_amount: ['figure without a source', 'figures without a source'],
  unsupported_date: ['date without a source', 'dates without a source'],
  unsupported_text: ['statement without a source', 'statements without a source'],
  wrong_name: ['unknown name', 'unknown names'],
};

export const hasFindingWords = (rule: string): boolean => words[rule] !== undefined;

/** What a rule found, with the number of findings where it is given. A rule without words is told by its id. */
export function findingWords(rule: string, count?: number): string {
  const told = words[rule] ?? rule.replaceAll('_', ' ');
  if (typeof told === 'string') return told;
  return count === undefined ? told[1] : counted(count, ...told);
}

/** What happens to an email with a finding, by the level of the rule. */
export const levelWords = { block: 'must be fixed', warn: 'warning', tip: 'tip', off: 'off' } as const;
