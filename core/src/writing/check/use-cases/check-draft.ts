import type { CheckFacts, CheckGrounds, Claim, DraftEmail, Source } from '../../../checks/contract/evidence.ts';
import { loadLanguageDetector } from '../../../checks/index.ts';
import { CredentialResolver } from '../../../connections/ports/credential-resolver.ts';
import { emptyContext } from '../../../contacts/domain/contact.ts';
import { ReadContact } from '../../../contacts/use-cases/read-contact.ts';
import { AgencyRepository } from '../../../prompts/agency/ports/agency-repository.ts';
import { emptyProfile, type UserProfile } from '../../../people/users/domain/user.ts';
import { UserRepository } from '../../../people/users/ports/user-repository.ts';
import { departmentFor, type Actor } from '../../../platform/actor.ts';
import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { EmailReview } from '../../../records/domain/sequence-review.ts';
import { checkFactsOf } from '../../domain/check-facts.ts';
import { senderSection } from '../../domain/sender-sections.ts';
import { PromptComposer } from '../../use-cases/prompt-composer.ts';
import { SequenceReviewer } from '../../use-cases/sequence-reviewer.ts';
import { factsOfSources, namedSources, type GivenSource } from '../domain/given-sources.ts';
import { UseCase } from '../../../platform/needs.ts';

export interface Draft extends DraftEmail {
  readonly claims: Claim[];
}

export interface DraftSender extends Pick<UserProfile, 'firstName' | 'lastName' | 'company'> {
  readonly email: string;
}

interface DraftsToCheck {
  readonly actor: Actor;
  readonly department: DepartmentKey | null;
  /** A contact of the CRM, or the sources themselves. */
  readonly against: { readonly hubspotId: string; readonly prospectUrl: string | undefined } | readonly GivenSource[];
  readonly emails: readonly Draft[];
  /** `YYYY-MM-DD`; by default today in the domain's time zone. */
  readonly sentOn?: string | undefined;
  readonly sender?: DraftSender | undefined;
  readonly signal?: AbortSignal;
}

export interface CheckedDrafts {
  readonly reviews: readonly EmailReview[];
  readonly sources: readonly Source[];
  /** What the rules used for the first email. */
  readonly grounds: CheckGrounds;
  readonly timeZone: string;
}

/**
 * Checks emails of any origin, and stores nothing. A contact is read afresh, without summaries. Errors: `forbidden`,
 * `validation_failed` (domain, link), those of `CrmContacts`, `CredentialResolver` and `TextWork`.
 */
export class CheckDraft extends UseCase({
  agencies: AgencyRepository,
  credentials: CredentialResolver,
  readContact: ReadContact,
  promptComposer: PromptComposer,
  users: UserRepository,
  reviewer: SequenceReviewer,
}) {
  async execute(input: DraftsToCheck): Promise<CheckedDrafts> {
    const department = departmentFor(input.actor, input.department);
    const { sources, facts } =
      'hubspotId' in input.against
        ? await this.#readContact(input, department, input.against)
        : this.#givenSources(input, input.against);
    const { userId } = input.actor;
    const { agencies, reviewer } = this.deps;
    const [{ timeZone }, reviews, grounds] = await Promise.all([
      agencies.find(department),
      reviewer.review({ userId, emails: input.emails, sources, facts, department, today: input.sentOn }),
      reviewer.groundsOf({ facts, department, body: input.emails[0]?.body ?? '', today: input.sentOn }),
    ]);
    return { reviews, sources, grounds, timeZone };
  }

  #givenSources(
    { sender }: DraftsToCheck,
    given: readonly GivenSource[],
  ): { readonly sources: readonly Source[]; readonly facts: CheckFacts } {
    const profile = sender === undefined ? null : { ...emptyProfile, ...sender };
    // Callers number their sources as they like.
    const ofSender = senderSection(profile).items.flatMap(({ source }) =>
      source === undefined ? [] : [{ ...source, id: `sender-${source.id}` }],
    );
    const sources = namedSources(given);
    return {
      sources: [...sources, ...ofSender, ...addressSource(sender?.email)],
      facts: factsOfSources(sources, profile),
    };
  }

  /** Everything that a prompt would say of the contact and of the agency, and more, because nothing has to fit. */
  async #readContact(
    { actor, sender, signal }: DraftsToCheck,
    department: DepartmentKey,
    { hubspotId, prospectUrl }: Exclude<DraftsToCheck['against'], readonly GivenSource[]>,
  ): Promise<{ readonly sources: readonly Source[]; readonly facts: CheckFacts }> {
    const { credentials, readContact, promptComposer, users } = this.deps;
    const { userId } = actor;
    const [credential, user, detect] = await Promise.all([
      credentials.resolve('Hubspot', department),
      users.findById(userId),
      loadLanguageDetector(),
    ]);
    const snapshot = await readContact.withoutSummaries({
      hubspotId,
      prospectUrl,
      department,
      credential,
      ...(signal && { signal }),
    });
    const composed = await promptComposer.compose({
      record: {
        userId,
        job: { request: { department, promptTitle: '', aiModel: '' } },
        inputs: { context: emptyContext, pdf: null, promptText: '' },
      },
      snapshot,
      ...(sender && { sender: { ...emptyProfile, ...sender } }),
      maxTokens: Number.POSITIVE_INFINITY,
    });
    const facts = checkFactsOf({
      snapshot,
      timeline: composed.timeline,
      sender: composed.sender,
      templateText: '',
      lastGeneratedAt: null,
      detect,
    });
    return { sources: [...composed.sources, ...addressSource(sender ? sender.email : user?.email)], facts };
  }
}

/** The sender's address, which signatures contain. */
function addressSource(email = ''): Source[] {
  return email === '' ? [] : [{ kind: 'sender', id: 'sender-email', label: 'Your email', text: email }];
}
