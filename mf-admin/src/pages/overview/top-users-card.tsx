import type { Usage } from '@overture/core/contract';
import { TextLink } from '@overture/ui';
import { ChartCard, FiguresTable, RankedBars } from '@overture/ui/charts';
import { userNameOf } from '../../people/user-names.ts';
import { formatCount, formatKnownCost, formatMs } from './usage-figures.ts';

type TopUser = Usage['topUsers'][number];

/** The users with the most generations, with links to their histories. Who only read and summarised is none of them. */
export function TopUsersCard({ users: all }: { readonly users: readonly TopUser[] }) {
  const users = all.filter(({ generations, errors }) => generations + errors > 0);
  return (
    <ChartCard
      title="Top users"
      headline={formatCount(users.length)}
      note={
        users.length === 1
          ? 'person generated'
          : users.length < 10
            ? 'people generated'
            : 'people who generated the most'
      }
      chart={() => (
        <RankedBars
          label="Top users by generations"
          bars={users.map((user) => ({
            key: user._id,
            name: <UserLink user={user} />,
            value: user.generations,
            figure: formatCount(user.generations),
          }))}
        />
      )}
      table={() => (
        <FiguresTable
          label="Top users"
          heads={['User', 'Generations', 'Failed', 'Tokens', 'Cost', 'Median time']}
          rows={users.map((user) => ({
            key: user._id,
            cells: [
              <UserLink key="user" user={user} />,
              formatCount(user.generations),
              formatCount(user.errors),
              formatCount(user.inputTokens + user.outputTokens),
              formatKnownCost(user),
              user.medianMsToReady === null ? '–' : formatMs(user.medianMsToReady),
            ],
          }))}
        />
      )}
    />
  );
}

function UserLink({ user }: { readonly user: TopUser }) {
  return (
    <TextLink to={`/admin/user-history/${encodeURIComponent(user._id)}`}>
      <bdi title={user.email}>{userNameOf(user) || user.email}</bdi>
    </TextLink>
  );
}
