import type { OutcomeRowWire } from '@overture/core/contract';
import { useMemo } from 'react';
import { IconButton, IconCopy, IconFileText, Text, Timestamp, TwoLines, useQuery, VersionPill } from '@overture/ui';
import type { Column } from '@overture/ui';
import { createdColumn, promptColumn } from '../../lists/common-columns.tsx';
import { listAddressFields, useListAddress } from '../../lists/list-address.ts';
import { ManagedList } from '../../lists/managed-list.tsx';
import { useListLoad } from '../../lists/use-list-load.ts';
import { useServerList } from '../../lists/use-server-list.tsx';
import { outcomesQuery } from '../../outcomes/outcomes.queries.ts';
import { percent, rateText } from '../../outcomes/rate-text.ts';
import type { ListedPrompt } from './prompts.queries.ts';
import { promptSorts, promptsPageQuery, useDeletePrompt } from './prompts.queries.ts';

const addressFields = listAddressFields(promptSorts);

/** The number of days whose outcomes are counted for a prompt's live version. */
const outcomeDays = 90;

/** The outcomes by the key of a live version, `<prompt id>@<version>`. */
type Outcomes = ReadonlyMap<string, OutcomeRowWire>;

const columnsWith = (outcomes: Outcomes): readonly Column<ListedPrompt>[] => [
  {
    key: 'title',
    header: 'Title',
    width: '34%',
    main: true,
    wrap: true,
    sortable: true,
    cell: ({ title, department }) => (
      <TwoLines whole below={department}>
        <Text span fw={500}>
          {title || 'N/A'}
        </Text>
      </TwoLines>
    ),
  },
  promptColumn(100, '…'),
  {
    key: 'version',
    header: 'Version',
    width: 76,
    cell: ({ version }) => (version === 0 ? <VersionPill state="draft" /> : `v${version}`),
  },
  {
    key: 'uses',
    header: 'Uses',
    width: 148,
    wideOnly: true,
    cell: ({ _id, version, uses }) => <Uses uses={uses} row={outcomes.get(`${_id}@${version}`)} />,
  },
  {
    ...createdColumn({ key: 'createdAt', width: 128 }),
    cell: ({ createdAt, updatedAt, updatedBy }) => (
      <TwoLines
        title={updatedBy ?? ''}
        below={
          updatedAt === createdAt ? undefined : (
            <>
              changed <Timestamp value={updatedAt} />
            </>
          )
        }
      >
        <Timestamp value={createdAt} />
      </TwoLines>
    ),
  },
];

/** The uses of a prompt and, for its live version, the hand-overs, the share that reps changed, and the replies. */
function Uses({ uses, row }: { readonly uses: number; readonly row: OutcomeRowWire | undefined }) {
  if (row === undefined) return uses.toLocaleString();
  const { handedOver, editDistance, replyRate } = row;
  const facts = [
    ...(editDistance.median === null ? [] : [`${percent(editDistance.median)} edited`]),
    ...(replyRate === null ? [] : [`${percent(replyRate.value)} replied`]),
  ].join(' · ');
  return (
    <TwoLines title={`Handed over in ${outcomeDays} days; replies: ${rateText(replyRate)}`} below={facts}>
      {`${uses.toLocaleString()} · ${handedOver.toLocaleString()} handed over`}
    </TwoLines>
  );
}

/** AI Prompts management (/admin/prompts): the templates that emails are written with. */
export function PromptsRoute() {
  const address = useListAddress(addressFields, 'Search prompts');
  const query = promptsPageQuery(address.query);
  const prompts = useQuery(query);
  const outcomes = useQuery(outcomesQuery({ days: outcomeDays, by: 'prompt' })).data;
  const columns = useMemo(() => columnsWith(new Map(outcomes?.rows.map((row) => [row.key, row]))), [outcomes]);
  return (
    <ManagedList
      {...useServerList(address, prompts)}
      load={useListLoad(prompts, 'Failed to load prompts')}
      title="AI Prompts"
      subtitle="The templates that emails are written with, by domain."
      columns={columns}
      nameOf={({ title }) => title}
      loadingLabel="Loading prompts..."
      empty={{
        icon: <IconFileText size={22} />,
        title: 'No prompts yet',
        text: 'A prompt tells the model how to write. Create one for each kind of outreach.',
      }}
      alwaysPaged
      form={{
        button: 'Create Prompt',
        newPath: '/admin/prompts/new',
        pathOf: ({ _id }) => `/admin/prompts/${_id}`,
      }}
      rowActions={({ _id, title }) => (
        <IconButton
          label={`Copy ${title}`.trim()}
          icon={<IconCopy size={18} />}
          to={`/admin/prompts/new?copy=${_id}`}
        />
      )}
      removal={{
        title: 'Delete Prompt',
        verb: 'Delete',
        question: ({ title }) => (
          <>
            Are you sure you want to delete the prompt <strong>{title || 'without a title'}</strong>? Sequences that
            were written with it keep their text. This action cannot be undone.
          </>
        ),
        remove: useDeletePrompt(query),
      }}
    />
  );
}
