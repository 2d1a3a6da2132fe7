/**
 * What an email rests on, and whether it may be sent. Pure and safe in a browser: no model, no network, no I/O.
 *
 * `indexSources` once a version → `checkEvidence` for every email and every edit → `runChecks` with what it found.
 */
export { checkEvidence } from './check-evidence.ts';
export { promisesIn } from './promises-in.ts';
export type { EvidenceOptions } from './field-check.ts';
export { indexSources, type IndexOptions, type SourceIndex } from './sources/index-sources.ts';
export { reviewEmail, reviewEmails } from './review-emails.ts';
export { loadLanguageDetector, type LanguageDetector } from './language.ts';
export { levelOf, rules, runChecks } from './rules/index.ts';
export { unknownContact, type CheckContext, type Rule, type RuleLevel } from './rules/rule.ts';
export { pressureIn } from './rules/spam-words.ts';
export { sentencesOf } from './sentences.ts';
export { disarmLinks } from './links/disarm-links.ts';
export { isKnownLink, linkRule, unknownLinks } from './unknown-links.ts';
