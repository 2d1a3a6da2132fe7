import type { Proof } from '@overture/core/contract';
import { cutText, IconListDetails } from '@overture/ui';
import type { Column, LoadState } from '@overture/ui';
import type { ClientListRules } from '../../lists/client-list.ts';
import { ManagedListCard } from '../../lists/managed-list.tsx';
import { useClientList } from '../../lists/use-client-list.ts';
import { useListDialogs } from '../../lists/use-list-dialogs.ts';
import { useRemoveProof, useSaveProof } from './agency.queries.ts';
import { ProofForm } from './proof-form.tsx';

/** A list of this length needs no search, which could be mistaken for a search of the page. */
const maxUnsearched = 10;

/** The contacts who are told a reference. */
const audienceOf = ({ service, industry }: Proof): string =>
  [service, industry].filter(Boolean).join(', ') || 'Anybody';

const rules: ClientListRules<Proof> = {
  searched: ({ service, industry, text }) => [service, industry, text],
  sortBy: { audience: audienceOf },
};

const columns: readonly Column<Proof>[] = [
  { key: 'text', header: 'Reference', wrap: true, width: '45%', cell: ({ text }) => <bdi>{cutText(text, 160)}</bdi> },
  { key: 'audience', header: 'For', wrap: true, sortable: true, cell: audienceOf },
  { key: 'named', header: 'May be named', cell: ({ mayBeNamed }) => (mayBeNamed ? 'Yes' : 'No') },
];

export interface ProofListProps {
  readonly department: string;
  readonly proof: readonly Proof[];
  readonly load: LoadState;
}

/** The references and results that a domain's emails may cite. */
export function ProofList({ department, proof, load }: ProofListProps) {
  const list = useClientList(proof, rules, 'Search references');
  return (
    <ManagedListCard<Proof, Proof>
      {...list}
      search={list.filtered || proof.length > maxUnsearched ? list.search : undefined}
      load={load}
      label="Proof"
      title="Proof"
      columns={columns}
      rowKey={({ text }) => text}
      dialogs={useListDialogs<Proof>()}
      nameOf={({ text }) => cutText(text, 40)}
      empty={{
        icon: <IconListDetails size={22} />,
        title: 'No references yet',
        text: 'Add what you achieved for customers: emails cite what fits the contact, and invent nothing instead.',
      }}
      form={{ button: 'Add reference', editTitle: 'Edit reference', Fields: ProofForm, save: useSaveProof(department) }}
      removal={{
        title: 'Delete reference',
        verb: 'Delete',
        question: ({ text }) => `Delete "${cutText(text, 80)}"? The next emails no longer cite it.`,
        remove: useRemoveProof(department),
      }}
    />
  );
}
