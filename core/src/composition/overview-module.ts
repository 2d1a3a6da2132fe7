import { ContainerModule } from 'inversify';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { UsageRepository } from '../overview/ports/usage-repository.ts';
import { GetStatistics } from '../overview/use-cases/get-statistics.ts';
import { GetUsage } from '../overview/use-cases/get-usage.ts';
import { Clock } from '../shared/clock.ts';
import { UserRepository } from '../users/ports/user-repository.ts';

/** Binds what the overview shows. */
export function overviewModule(): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(GetStatistics)
      .toResolvedValue(
        (users, history, clock) => new GetStatistics({ users, history, clock }),
        [UserRepository, HistoryRepository, Clock],
      )
      .inSingletonScope();
    bind(GetUsage)
      .toResolvedValue(
        (usage, users, clock) => new GetUsage({ usage, users, clock }),
        [UsageRepository, UserRepository, Clock],
      )
      .inSingletonScope();
  });
}
