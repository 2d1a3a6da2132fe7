import type { RecordSummary } from '@overture/core/contract';
import {
  Card,
  IconArrowLeft,
  IconButton,
  IconEye,
  IconInbox,
  Page,
  PageHeader,
  Spinner,
  TextLink,
  Timestamp,
  useParams,
  useQuery,
} from '@overture/ui';
import type { Column } from '@overture/ui';
import { fullNameOf, propertyOf } from '@overture/ui/contacts';
import type { ClientListRules } from '../../lists/client-list.ts';
import { numberColumn } from '../../lists/common-columns.tsx';
import { ListCard } from '../../lists/list-card.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListLoad } from '../../lists/use-list-load.ts';
import { usePerson } from '../../people/use-person.ts';
import { createdDateOf } from './created-date.ts';
import { detailsPath } from './details-path.ts';
import { userRecordsQuery } from './user-history.queries.ts';

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
  const person = usePerson(userId);
  const loading = list.rows === undefined && load.failure === undefined;
  return (
    <Page>
      <PageHeader
        title="User Email History"
        subtitle={person && `Everything that ${person} generated`}
        back={
          <TextLink to="/admin/dashboard" icon={<IconArrowLeft size={16} />}>
            Back to Dashboard
          </TextLink>
        }
      />
      {loading ? (
        <Card>
          <Spinner label="Loading..." />
        </Card>
      ) : (
        <ListCard<RecordSummary>
          {...list}
          label="User Email History"
          columns={columns(list.offset, userId)}
          rowKey={({ _id }) => _id}
          load={load}
          empty={{
            icon: <IconInbox size={22} />,
            title: 'No generated sequences yet',
            text: 'What this user generates is listed here.',
          }}
        />
      )}
    </Page>
  );
}

function columns(offset: number, userId: string): Column<RecordSummary>[] {
  const property = (name: string) => (record: RecordSummary) => {
    const value = propertyOf(record.properties, name);
    return <bdi title={value}>{value || 'N/A'}</bdi>;
  };
  return [
    numberColumn(offset),
    {
      key: 'name',
      header: 'Prospect Name',
      main: true,
      sortable: true,
      shrink: true,
      cell: ({ properties }) => <bdi title={fullNameOf(properties)}>{fullNameOf(properties) || 'N/A'}</bdi>,
    },
    { key: 'company', header: 'Company', width: '14%', shrink: true, sortable: true, cell: property('company') },
    { key: 'email', header: 'Email', width: '18%', shrink: true, cell: property('email') },
    { key: 'campaign', header: 'Campaign', width: '15%', shrink: true, cell: property('campaign') },
    { key: 'industry', header: 'Industry', width: '13%', shrink: true, cell: property('industry') },
    {
      key: 'created',
      header: 'Created Date',
      width: 128,
      sortable: true,
      cell: (record) => <Timestamp value={createdDateOf(record)} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      actions: true,
      width: 80,
      cell: (record) => (
        <IconButton
          label={`View ${fullNameOf(record.properties)}`.trim()}
          icon={<IconEye size={18} />}
          to={detailsPath(userId, record)}
          state={{ recordData: record }}
          disabled={!record._id && !record.hubspotId}
        />
      ),
    },
  ];
}
