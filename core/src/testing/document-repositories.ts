import { ApiKeyRepository } from '../connections/ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../connections/ports/connection-health-repository.ts';
import { SandboxExitRepository } from '../connections/ports/sandbox-exit-repository.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { LimitRepository } from '../limits/ports/limit-repository.ts';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { GoogleAccessRepository } from '../people/sign-in/ports/google-access-repository.ts';
import { MfaRepository } from '../people/sign-in/ports/mfa-repository.ts';
import { OneTimeSecretRepository } from '../people/sign-in/ports/one-time-secret-repository.ts';
import { PersonalTokenRepository } from '../people/sign-in/ports/personal-token-repository.ts';
import { SessionRepository } from '../people/sign-in/ports/session-repository.ts';
import { UserRepository } from '../people/users/ports/user-repository.ts';
import { AgencyRepository } from '../prompts/agency/ports/agency-repository.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { PromptVersionRepository } from '../prompts/ports/prompt-version-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { SampleRepository } from '../prompts/trials/ports/sample-repository.ts';
import { TrialRepository } from '../prompts/trials/ports/trial-repository.ts';
import { VoiceRepository } from '../voice/ports/voice-repository.ts';
import { RunRepository } from '../runs/ports/run-repository.ts';
import { SignInThrottle } from '../people/sign-in/ports/sign-in-throttle.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { IdempotencyRepository } from '../records/ports/idempotency-repository.ts';
import type { Clock } from '../platform/clock.ts';
import type { DocumentStore } from '../platform/documents.ts';

/** The repositories that are declared once for both stores. */
export function documentRepositories(store: DocumentStore, clock: Clock) {
  return {
    models: new AiModelRepository({ store }),
    prompts: new PromptRepository({ store }),
    promptVersions: new PromptVersionRepository({ store }),
    summaryPrompts: new SummaryPromptRepository({ store }),
    serviceTypes: new ServiceTypeRepository({ store }),
    agencies: new AgencyRepository({ store }),
    samples: new SampleRepository({ store }),
    throttle: new SignInThrottle({ store, clock }),
    snapshots: new ContactSnapshotRepository({ store }),
    idempotency: new IdempotencyRepository({ store }),
    runs: new RunRepository({ store }),
    trials: new TrialRepository({ store }),
    voices: new VoiceRepository({ store }),
    limits: new LimitRepository({ store }),
    connectionHealth: new ConnectionHealthRepository({ store }),
    sandboxExits: new SandboxExitRepository({ store }),
    apiKeys: new ApiKeyRepository({ store }),
    googleAccess: new GoogleAccessRepository({ store }),
    oneTimeSecrets: new OneTimeSecretRepository({ store }),
    personalTokens: new PersonalTokenRepository({ store }),
    sessions: new SessionRepository({ store }),
    mfaEnrolments: new MfaRepository({ store }),
    crmFields: new CrmFieldRepository({ store }),
    users: new UserRepository({ store }),
  };
}

export type DocumentRepositories = ReturnType<typeof documentRepositories>;
