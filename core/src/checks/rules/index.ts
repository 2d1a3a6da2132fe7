import type { Check, CheckLevel, CheckPolicy, DraftEmail } from '../contract/evidence.ts';
import { bouncedAddress } from './bounced-address.ts';
import { emailLength } from './email-length.ts';
import { fakeReply } from './fake-reply.ts';
import { longSentences } from './long-sentences.ts';
import { longSubject } from './long-subject.ts';
import { missingOptOut } from './missing-opt-out.ts';
import { missingPostalAddress } from './missing-postal-address.ts';
import { offeredTime } from './offered-time.ts';
import { optedOut } from './opted-out.ts';
import { otherLanguage } from './other-language.ts';
import { placeholder } from './placeholder.ts';
import { recentGeneration } from './recent-generation.ts';
import { recentInbound } from './recent-inbound.ts';
import { requests } from './requests.ts';
import type { CheckContext, Rule, RuleLevel } from './rule.ts';
import { secondReader } from './second-reader.ts';
import { selfCentred } from './self-centred.ts';
import { spamWords } from './spam-words.ts';
import { unansweredQuestion } from './unanswered-question.ts';
import { unknownLink } from './unknown-link.ts';
import { unsupportedAmount } from './unsupported-amount.ts';
import { unsupportedDate } from './unsupported-date.ts';
import { unsupportedText } from './unsupported-text.ts';
import { otherRecipient, wrongName } from './wrong-name.ts';

/** Every rule, the gravest first. A new rule is a file and a line here. */
export const rules: readonly Rule[] = [
  optedOut,
  placeholder,
  wrongName,
  unknownLink,
  unsupportedAmount,
  unsupportedDate,
  unsupportedText,
  secondReader,
  otherRecipient,
  offeredTime,
  recentInbound,
  unansweredQuestion,
  bouncedAddress,
  recentGeneration,
  otherLanguage,
  fakeReply,
  spamWords,
  missingOptOut,
  missingPostalAddress,
  requests,
  emailLength,
  longSubject,
  longSentences,
  selfCentred,
];

/** More advice than this on one email is not taken. */
const maxTips = 3;
const order: readonly CheckLevel[] = ['block', 'warn', 'tip'];

/** The level a rule has under a policy. A locked rule keeps its own. */
export function levelOf(rule: Rule, { levels }: Pick<CheckPolicy, 'levels'>): RuleLevel {
  return rule.isLocked === true ? rule.level : (levels[rule.id] ?? rule.level);
}

/**
 * The send check of one email: what blocks it, what to look at, and at most three tips, the gravest first. It gives no
 * grade. Pure, and takes a few milliseconds at most.
 */
export function runChecks(email: DraftEmail, context: CheckContext): Check[] {
  const checks = rules.flatMap((rule) => {
    const level = levelOf(rule, context.policy);
    return level === 'off'
      ? []
      : rule.find(email, context).map((finding): Check => {
          const fix = saysWhatToDo(finding.message) ? {} : { fix: rule.fix };
          return { rule: rule.id, level, ...fix, ...finding };
        });
  });
  const findings = checks.filter((check) => !isSaidAlready(check, checks));
  const tips = findings.filter(({ level }) => level === 'tip').slice(0, maxTips);
  return [...findings.filter(({ level }) => level !== 'tip'), ...tips].sort(
    (a, b) => order.indexOf(a.level) - order.indexOf(b.level),
  );
}

/** A message of more than one sentence ends with what to do. */
function saysWhatToDo(message: string): boolean {
  return /[.!?"] \p{Lu}[^.]*\.$/u.test(message);
}

/** A wrong name is an unknown word as well, but one mistake is one finding. */
function isSaidAlready({ rule, field, start = 0, end = 0 }: Check, all: readonly Check[]): boolean {
  return (
    rule === unsupportedText.id &&
    all.some(
      (other) =>
        other.level === 'block' && other.field === field && (other.start ?? 0) < end && start < (other.end ?? 0),
    )
  );
}
