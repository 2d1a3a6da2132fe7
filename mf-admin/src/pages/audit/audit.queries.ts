import { exportAudit, listAudit, verifyAudit } from '@overture/core/contract';
import type { AuditAction, AuditKind } from '@overture/core/contract';
import { callApi, errorText, keepPreviousData, queryOptions, toast, useMutation } from '@overture/ui';
import type { ServerPage } from '../../lists/server-page.ts';
import type { ShownAuditEntry } from '@overture/core/contract';
import { auditCsv } from './audit-csv.ts';
import { saveFile } from '../../saving/save-file.ts';

export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly action?: AuditAction | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** One page of the audit log. The previous page is shown while the next one loads. */
export function auditPageQuery(query: AuditFilter & { readonly page: number; readonly limit: number }) {
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: async ({ signal }): Promise<ServerPage<ShownAuditEntry>> => {
      const { entries, totalItems, totalPages } = await callApi(listAudit, { query }, { signal });
      return { rows: entries, total: totalItems, totalPages };
    },
    placeholderData: keepPreviousData,
  });
}

/** Saves the entries that match the filter as a file for a spreadsheet. */
export function useAuditExport() {
  return useMutation({
    mutationFn: (query: AuditFilter) => callApi(exportAudit, { query }),
    onSuccess: ({ entries, totalItems }) => {
      saveFile('audit.csv', auditCsv(entries), 'text/csv');
      const isAll = entries.length === totalItems;
      toast.success(isAll ? `${entries.length} entries saved` : `The newest ${entries.length} of ${totalItems} saved`);
    },
    onError: (error) => toast.error(errorText(error)),
  });
}

/** Checks that no entry was changed, added, moved or removed by hand. */
export function useVerification() {
  return useMutation({ mutationFn: () => callApi(verifyAudit, { query: {} }) });
}
