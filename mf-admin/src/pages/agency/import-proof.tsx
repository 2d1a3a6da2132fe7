import { useRef, useState } from 'react';
import { AppButton, Banner, Card, Stack, Text } from '@overture/ui';
import { useImportProof } from './agency.queries.ts';
import { readProofCsv } from './read-proof-csv.ts';

const maxShown = 10;

/** Adds the references of a CSV file to the domain, and says which rows were left out. */
export function ImportProof({ department }: { readonly department: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const importing = useImportProof(department);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const csv = await readProofCsv(await file.text());
      setProblems(csv.problems);
      if (csv.proof.length > 0) importing.mutate(csv.proof);
    } catch (error) {
      setProblems([error instanceof Error ? error.message : 'The file cannot be read.']);
    }
    // The browser reports the same file again only after the field was cleared.
    if (input.current) input.current.value = '';
  };
  return (
    <Card
      title="Import references"
      actions={
        <AppButton busy={importing.isPending} onClick={() => input.current?.click()}>
          Import CSV
        </AppButton>
      }
    >
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          A CSV with the column text, and service, industry, url and may be named (yes or no) if you have them. A
          reference with the same text is replaced; the others stay.
        </Text>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV of references"
          hidden
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        {problems.length > 0 && (
          <Banner tone="error">
            {problems.slice(0, maxShown).map((problem) => (
              <div key={problem}>{problem}</div>
            ))}
            {problems.length > maxShown && <div>and {problems.length - maxShown} more</div>}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}
