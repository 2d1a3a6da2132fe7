import {
  changeHandOver,
  handOver,
  listHandOvers,
  listSequences,
  markSent,
  previewHandOver,
  withdrawHandOver,
} from '@overture/core/contract';
import type {
  ColleagueWire,
  EndpointBody,
  EndpointResponse,
  HandOverWire,
  RecordDetail,
} from '@overture/core/contract';
import {
  callApi,
  errorText,
  queryOptions,
  skipToken,
  toast,
  useLast,
  useMutation,
  useQuery,
  useQueryClient,
  useSingleMutation,
} from '@overture/ui';
import type { QueryClient } from '@overture/ui';
import { tellOtherTabs } from '../other-tabs.ts';

/** A version that may be handed over. */
export interface HandOverOf {
  readonly hubspotId: string;
  readonly version: number;
  /** The owner of the record, when a superadmin hands over another user's; absent for the user's own. */
  readonly userId?: string | undefined;
}

/** The parameters by which the endpoints find the version. */
const whichOf = ({ hubspotId, version, userId: fromAdminSideUserId }: HandOverOf) => ({
  hubspotId,
  version,
  fromAdminSideUserId,
});

/** Nothing is read for null. */
const handOverQuery = (of: HandOverOf | null) =>
  queryOptions({
    queryKey: ['history', 'hand-over', of?.hubspotId, of?.userId ?? 'own', of?.version],
    queryFn: of === null ? skipToken : ({ signal }) => callApi(listHandOvers, { query: whichOf(of) }, { signal }),
  });

/**
 * HubSpot's sequences in which the record's user may enrol contacts. They are not cached, because they change in
 * HubSpot.
 */
export const sequencesQuery = ({ hubspotId, userId }: HandOverOf) =>
  queryOptions({
    queryKey: ['sequences', hubspotId, userId ?? 'own'],
    queryFn: ({ signal }) => callApi(listSequences, { query: { hubspotId, fromAdminSideUserId: userId } }, { signal }),
    staleTime: 0,
    retry: false,
  });

type HandOvers = EndpointResponse<typeof listHandOvers>['handOvers'];

/** Shows a changed hand-over of a version before it is read again. */
function showHandOvers(client: QueryClient, of: HandOverOf, change: (before: HandOvers) => HandOvers) {
  client.setQueryData(handOverQuery(of).queryKey, (before) => ({
    handOvers: change(before?.handOvers ?? []),
    colleagues: before?.colleagues ?? [],
  }));
}

/** What other users do for the contact; empty until it is read. */
export function useColleagues(of: HandOverOf): readonly ColleagueWire[] {
  return useQuery(handOverQuery(of)).data?.colleagues ?? [];
}

/** The hand-over of the shown version, and a function that notes that an email of it was sent by hand. */
export function useHandOver(record: RecordDetail | undefined, own: boolean) {
  const client = useQueryClient();
  const of: HandOverOf | null =
    record === undefined || record.version === null
      ? null
      : { hubspotId: record.hubspotId, version: record.version, ...(!own && { userId: record.userId }) };
  const query = useQuery(handOverQuery(of));
  const marking = useMutation({
    mutationFn: (change: { readonly of: HandOverOf; readonly index: number; readonly sent: boolean }) =>
      callApi(markSent, { body: { ...whichOf(change.of), index: change.index, sent: change.sent } }),
    onSuccess: ({ problem, handOver: changed }, change) => {
      showHandOvers(client, change.of, () => (changed === null ? [] : [changed]));
      if (problem !== null) toast.error(problem);
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: (_data, _error, change) => recordChanged(client, change.of.hubspotId),
  });
  return {
    of,
    /** Undefined until it is read. */
    handOver: of === null ? null : query.data && (query.data.handOvers[0] ?? null),
    markSent: (index: number, sent: boolean) => {
      if (of !== null && !marking.isPending) marking.mutate({ of, index, sent });
    },
  };
}

/** Reads again what a hand-over changes, here and in the user's other tabs. */
function recordChanged(client: QueryClient, hubspotId: string): Promise<void> {
  tellOtherTabs(hubspotId);
  return client.invalidateQueries({ queryKey: ['history'] });
}

/** What is chosen for a hand-over. */
export type HandOverChoice = Omit<EndpointBody<typeof handOver>, 'hubspotId' | 'version' | 'fromAdminSideUserId'>;

/**
 * What handing over would do now; null: nothing is asked yet. While another choice is being asked, or is refused, the previous answer
 * stays and `isCurrent` is false. `ask` asks again.
 */
export function usePreview(of: HandOverOf, choice: HandOverChoice | null) {
  const query = useQuery({
    queryKey: ['hand-over preview', of, choice],
    queryFn: ({ signal }) =>
      callApi(previewHandOver, { body: { ...whichOf(of), ...(choice ?? { to: 'tasks' }) } }, { signal }),
    enabled: choice !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const { data, error, isFetching, refetch } = query;
  const shown = useLast(data?.preview ?? null);
  return {
    preview: shown !== null && shown.to === choice?.to ? shown : undefined,
    isCurrent: data !== undefined && !isFetching && error === null,
    error,
    ask: () => void refetch(),
  };
}

/** Hands a version over; the answer is shown at once. */
export function useHandingOver(of: HandOverOf, onDone: (made: HandOverWire) => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (choice: HandOverChoice) => callApi(handOver, { body: { ...whichOf(of), ...choice } }),
    onSuccess: (answer) => {
      showHandOvers(client, of, () => [answer.handOver]);
      toast.success('Handed over to HubSpot');
      onDone(answer.handOver);
    },
    onSettled: () => recordChanged(client, of.hubspotId),
  });
}

/**
 * Changes or withdraws a hand-over; the answer is shown at once. `last` is the newer of the two: its problems are what
 * HubSpot kept as it is, and why.
 */
export function useChangeHandOver(of: HandOverOf) {
  const client = useQueryClient();
  const shows = (done: string) => ({
    onSuccess: ({ handOver: changed, problems }: EndpointResponse<typeof changeHandOver>) => {
      showHandOvers(client, of, (before) => before.map((one) => (one._id === changed._id ? changed : one)));
      if (problems.length === 0) toast.success(done);
      else toast.error(problems[0]?.message ?? '');
    },
    onSettled: () => recordChanged(client, of.hubspotId),
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: EndpointBody<typeof changeHandOver> & { readonly id: string }) =>
      callApi(changeHandOver, { params: { id }, body }),
    ...shows('HubSpot is up to date'),
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => callApi(withdrawHandOver, { params: { id } }),
    ...shows('Withdrawn from HubSpot'),
  });
  return { change, withdraw, last: withdraw.submittedAt > change.submittedAt ? withdraw : change };
}
