import { ContainerModule } from 'inversify';
import { AuditLog } from '../audit/ports/audit-log.ts';
import { GoogleAccessRepository } from '../auth/ports/google-access-repository.ts';
import { RevokedTokenRepository } from '../auth/ports/revoked-token-repository.ts';
import { SignInThrottle } from '../auth/ports/sign-in-throttle.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { ApiKeyRepository } from '../credentials/ports/api-key-repository.ts';
import { ConnectionHealthRepository } from '../credentials/ports/connection-health-repository.ts';
import { IdempotencyRepository } from '../generation/ports/idempotency-repository.ts';
import { JobRepository } from '../generation/ports/job-repository.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { AiModelRepository } from '../models/ports/ai-model-repository.ts';
import { UsageRepository } from '../overview/ports/usage-repository.ts';
import { PromptRepository } from '../prompts/ports/prompt-repository.ts';
import { ServiceTypeRepository } from '../prompts/ports/service-type-repository.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { UserRepository } from '../users/ports/user-repository.ts';
import { StoreToken, type Store } from './store.ts';

/** Binds every repository port to an opened store. */
export function storeModule(store: Store): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind<Store>(StoreToken).toConstantValue(store);
    bind(UserRepository).toConstantValue(store.users);
    bind(RevokedTokenRepository).toConstantValue(store.revokedTokens);
    bind(GoogleAccessRepository).toConstantValue(store.googleAccess);
    bind(SignInThrottle).toConstantValue(store.throttle);
    bind(PromptRepository).toConstantValue(store.prompts);
    bind(SummaryPromptRepository).toConstantValue(store.summaryPrompts);
    bind(ServiceTypeRepository).toConstantValue(store.serviceTypes);
    bind(AiModelRepository).toConstantValue(store.models);
    bind(ContactSnapshotRepository).toConstantValue(store.snapshots);
    bind(CrmFieldRepository).toConstantValue(store.crmFields);
    bind(IdempotencyRepository).toConstantValue(store.idempotency);
    bind(JobRepository).toConstantValue(store.jobs);
    bind(HistoryRepository).toConstantValue(store.history);
    bind(ApiKeyRepository).toConstantValue(store.apiKeys);
    bind(ConnectionHealthRepository).toConstantValue(store.connectionHealth);
    bind(AuditLog).toConstantValue(store.audit);
    bind(UsageRepository).toConstantValue(store.usage);
  });
}
