import { AuditedContacts } from '../audit/ports/audited-contacts.ts';
import { AiCheck, CrmCheck } from '../connections/ports/vendor-checks.ts';
import { CredentialResolver } from '../connections/ports/credential-resolver.ts';
import { JobWaker } from '../connections/ports/job-waker.ts';
import { SandboxDoor } from '../connections/ports/sandbox-door.ts';
import { ResolveCredential } from '../connections/use-cases/resolve-credential.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { UsageRepository } from '../limits/ports/usage-repository.ts';
import { RunCaps } from '../limits/ports/run-caps.ts';
import { LeaveSandbox } from '../people/sign-in/use-cases/leave-sandbox.ts';
import { UserJobs } from '../people/users/ports/user-jobs.ts';
import type { Token } from '../platform/needs.ts';
import { PromptTrials } from '../prompts/ports/prompt-trials.ts';
import { PromptUses } from '../prompts/ports/prompt-uses.ts';
import { PublishGate } from '../prompts/ports/publish-gate.ts';
import { TrialRepository } from '../prompts/trials/ports/trial-repository.ts';
import { JudgeVersion } from '../prompts/trials/use-cases/judge-version.ts';
import { JobRepository } from '../records/ports/job-repository.ts';
import { RunData } from '../records/ports/run-data.ts';
import { TextLocks } from '../records/ports/text-locks.ts';
import { ContactsOfEntries } from '../records/use-cases/contacts-of-entries.ts';
import { GeneratedEmails } from '../records/use-cases/generated-emails.ts';
import { VersionViewer } from '../records/ports/version-viewer.ts';
import { WakeWaitingJobs } from '../records/use-cases/wake-waiting-jobs.ts';
import { RunRepository } from '../runs/ports/run-repository.ts';
import { EnrolledTexts } from '../sending/use-cases/enrolled-texts.ts';
import { GeneratedTexts } from '../voice/ports/generated-texts.ts';
import { CheckAiAccess } from '../writing/use-cases/check-ai-access.ts';
import { VersionReviewer } from '../writing/use-cases/version-reviewer.ts';

type Pair = readonly [port: Token, implementation: Token];

const pair = <T>(port: Token<T>, implementation: Token<NoInfer<T>>): Pair => [port, implementation];

/**
 * The ports that another port or a use case implements: those by which a room asks a higher one, and what a room needs
 * of a wider one of its own.
 */
export const implementations: readonly Pair[] = [
  pair(AuditedContacts, ContactsOfEntries),
  pair(AiCheck, CheckAiAccess),
  pair(CrmCheck, CrmContacts),
  pair(JobWaker, WakeWaitingJobs),
  pair(SandboxDoor, LeaveSandbox),
  pair(CredentialResolver, ResolveCredential),
  pair(UserJobs, JobRepository),
  pair(PromptTrials, TrialRepository),
  pair(PromptUses, UsageRepository),
  pair(PublishGate, JudgeVersion),
  pair(RunCaps, RunRepository),
  pair(RunData, RunRepository),
  pair(TextLocks, EnrolledTexts),
  pair(GeneratedTexts, GeneratedEmails),
  pair(VersionViewer, VersionReviewer),
];
