import type { RecordSummary } from '@overture/core/contract';
import { useParams, useQuery } from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import type { ClientListRules } from '../../lists/client-list.ts';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { usePerson } from '../../people/use-person.ts';
import { createdDateOf } from './created-date.ts';
import { userRecordsQuery } from './user-history.queries.ts';
import { UserHistoryView } from './user-history.view.tsx';

const rules: ClientListRules<RecordSummary> = {
  searched: ({ properties }) => [
    fullNameOf(properties),
    ...['company', 'email', 'campaign', 'industry'].map((name) => propertyOf(properties, name)),
  ],
  sortBy: {
    name: ({ properties }) => fullNameOf(properties),
    company: ({ properties }) => propertyOf(properties, 'company'),
    created: (record) => Date.parse(createdDateOf(record) ?? '') || 0,
  },
};

export function UserHistoryRoute() {
  const { userId = '' } = useParams();
  const records = useQuery(userRecordsQuery(userId));
  const load = useListLoad(records, 'Failed to load history data');
  const list = useClientList(records.data, rules, 'Search records');
  return <UserHistoryView list={list} load={load} userId={userId} person={usePerson(userId)} />;
}
