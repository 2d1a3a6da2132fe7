import { deleteSample, listSamples, saveSample, showReceived } from '@overture/core/contract';
import type { PromptSampleWire } from '@overture/core/contract';
import { callApi, queryOptions } from '@overture/ui';
import { useSaving } from '../../saving/use-saving.ts';
import type { PromptTexts } from './prompt.queries.ts';

const samplesKey = ['prompt-samples'] as const;

/** The samples (frozen contacts) of a domain. */
export function samplesQuery(department: string) {
  return queryOptions({
    queryKey: [...samplesKey, department],
    queryFn: ({ signal }) => callApi(listSamples, { query: { department } }, { signal }),
    enabled: department !== '',
  });
}

/** The prompt that a model receives for a sample with these texts. */
export function receivedQuery(sample: string, { title, prompt }: PromptTexts) {
  return queryOptions({
    queryKey: ['prompt-received', sample, title, prompt],
    queryFn: ({ signal }) => callApi(showReceived, { body: { sample, title, prompt } }, { signal }),
    enabled: sample !== '',
    gcTime: 0,
  });
}

export function useSaveSample() {
  return useSaving({
    send: (body: Parameters<typeof callApi<typeof saveSample>>[1]['body']) => callApi(saveSample, { body }),
    changes: [samplesKey],
  });
}

export function useDeleteSample() {
  return useSaving({
    send: ({ _id }: PromptSampleWire) => callApi(deleteSample, { body: { _id } }),
    changes: [samplesKey],
  });
}
