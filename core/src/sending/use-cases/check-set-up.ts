import type { Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { UserRepository } from '../../people/users/ports/user-repository.ts';
import { AppError } from '../../platform/app-error.ts';
import { UseCase } from '../../platform/needs.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { SetUpWire } from '../contract/set-up.ts';
import { setUpTexts } from '../domain/step-texts.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';

/** The reps of a domain whose sequences are read; those who were created last. */
const maxReps = 20;

type Sequences = Pick<SetUpWire, 'sequences' | 'unknownReps'>;

/**
 * What the CRM of a domain has and lacks for handing over to its sequences: the contact properties of so many emails, and
 * the sequences of its reps. Errors: those of `CrmOutreach` and `CredentialResolver`; that the sequences may not be read is
 * part of the answer.
 */
export class CheckSetUp extends UseCase({
  users: UserRepository,
  credentials: CredentialResolver,
  outreach: CrmOutreach,
}) {
  async execute({ department, emails }: { department: DepartmentKey; emails: number }): Promise<SetUpWire> {
    const { credentials, outreach } = this.deps;
    const credential = await credentials.resolve('Hubspot', department);
    const wanted = setUpTexts(emails);
    const missing = new Set((await outreach.missingProperties(wanted, credential)).map(({ name }) => name));
    const properties = wanted.map(({ name }) => ({ name, isThere: !missing.has(name) }));
    try {
      return { properties, ...(await this.#sequences(department, credential)), problem: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, message } = error;
      return { properties, sequences: [], unknownReps: [], problem: { code, message } };
    }
  }

  /** The sequences of the domain's reps, each once. */
  async #sequences(department: DepartmentKey, credential: Credential): Promise<Sequences> {
    const { users, outreach } = this.deps;
    const { items: reps } = await users.list({ department, role: 'admin' }, { page: 1, limit: maxReps });
    const unknownReps: string[] = [];
    const found = new Map<string, SetUpWire['sequences'][number]>();
    for (const { email } of reps) {
      const userId = (await outreach.findUser(email, credential))?.userId ?? null;
      if (userId === null) unknownReps.push(email);
      else
        for (const { id, name, sendAfterDays } of await outreach.listSequences(userId, credential))
          found.set(id, { id, name, sendAfterDays: [...sendAfterDays], reps: [...(found.get(id)?.reps ?? []), email] });
    }
    return { sequences: [...found.values()], unknownReps };
  }
}
