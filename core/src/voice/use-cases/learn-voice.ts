import { loadLanguageDetector, sentencesOf } from '../../checks/index.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { recognise } from '../../mail/mail-kind.ts';
import { readMail } from '../../mail/mail-text.ts';
import { isForward, isReply } from '../../mail/subject.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { UseCase } from '../../platform/needs.ts';
import { measureVoice, type OwnEmail } from '../domain/measure-voice.ts';
import { minVoiceEmails, noVoice, type Voice } from '../domain/voice.ts';
import { GeneratedTexts } from '../ports/generated-texts.ts';
import { SentMails, type SentMail } from '../ports/sent-mails.ts';
import { VoiceRepository } from '../ports/voice-repository.ts';

/** The fewest characters of a sentence by which a text is recognised. Shorter ones are common to all emails. */
const minSentenceLength = 25;

/**
 * Reads the emails that a user sent, and computes the voice from those that the user wrote. Nothing else of them is
 * kept. What was learned before stays where there are too few. The first learning switches the voice on. Errors:
 * `forbidden`, `validation_failed` (domain), `not_found`, `crm_not_configured`, and those of `SentMails` but `crm_unauthorized`.
 */
export class LearnVoice extends UseCase({
  users: UserRepository,
  credentials: CredentialResolver,
  sentMails: SentMails,
  generated: GeneratedTexts,
  voices: VoiceRepository,
  clock: Clock,
}) {
  async execute(input: { actor: Actor; department: DepartmentKey | null; signal?: AbortSignal }): Promise<Voice> {
    const { users, credentials, sentMails } = this.deps;
    const { actor, signal } = input;
    const department = departmentFor(actor, input.department);
    const user = await users.findById(actor.userId);
    if (user === null) throw new AppError('not_found', 'There is no such user.');
    const credential = await credentials.resolve('Hubspot', department);
    const sent = await sentMails.from(user.email, credential, signal).catch(nullIfUnauthorized);
    if (sent === null) return this.#change(user.id, { problem: 'crm_unauthorized' });
    const own = await this.#ownWords(user.id, sent);
    if (own.length < minVoiceEmails) return this.#change(user.id, { problem: 'too_few_emails' });
    return this.#change(user.id, {
      emails: own.length,
      learnedAt: this.deps.clock.now(),
      problem: null,
      profile: measureVoice(own, await loadLanguageDetector()),
    });
  }

  /** Reads the voice again, because the user may have switched it off or deleted it while the CRM was asked. */
  async #change(userId: string, learned: Partial<Voice>): Promise<Voice> {
    const { users, voices } = this.deps;
    const before = (await voices.findById(userId)) ?? noVoice(userId);
    const isFirst = before.learnedAt === null && learned.profile !== undefined;
    const voice = { ...before, ...learned, enabled: isFirst || before.enabled };
    await voices.put(voice);
    // The account may have been erased at the same moment, which must leave nothing.
    const user = await users.findById(userId);
    if (user !== null && user.deletedAt === null) return voice;
    await voices.delete(userId);
    throw new AppError('not_found', 'There is no such user.');
  }

  /** The emails, each text once, without forwards, machine mail, and those of which at least half was generated. */
  async #ownWords(userId: string, sent: readonly SentMail[]): Promise<readonly OwnEmail[]> {
    const mails = sent
      .filter(({ subject }) => !isForward(subject))
      .map(({ subject, source }) => ({ subject, text: readMail(source).own, isReply: isReply(subject) }))
      .filter(({ text }) => text !== '')
      .filter(({ subject, text }) => !recognise({ from: '', subject, text, waitedMs: null, names: [] }).isAutomatic);
    const unlike = [...new Map(mails.map((mail) => [mail.text, mail])).values()];
    const sentences = new Set(unlike.flatMap(({ text }) => telling(text)));
    const generated = new Set<string>();
    for await (const text of this.deps.generated.of(userId)) {
      for (const sentence of telling(text)) if (sentences.has(sentence)) generated.add(sentence);
    }
    return unlike.filter(({ text }) => {
      const all = telling(text);
      return all.length === 0 || all.filter((sentence) => generated.has(sentence)).length < all.length / 2;
    });
  }
}

function nullIfUnauthorized(error: unknown): null {
  if (error instanceof AppError && error.code === 'crm_unauthorized') return null;
  throw error;
}

const telling = (text: string): readonly string[] =>
  sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((sentence) => sentence.length >= minSentenceLength);
