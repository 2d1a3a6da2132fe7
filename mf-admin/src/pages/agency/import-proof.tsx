import { useState } from 'react';
import { Banner, Card, Stack, Text } from '@overture/ui';
import { CsvButton } from '../../csv/csv-button.tsx';
import { useImportProof } from './agency.queries.ts';
import { readProofCsv } from './read-proof-csv.ts';

const maxShown = 10;

/** Adds the references of a CSV file to the domain, and says which rows were left out. */
export function ImportProof({ department }: { readonly department: string }) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const importing = useImportProof(department);
  const take = async (file: File) => {
    try {
      const csv = await readProofCsv(file);
      setProblems(csv.problems);
      if (csv.proof.length > 0) importing.mutate(csv.proof);
    } catch (error) {
      setProblems([error instanceof Error ? error.message : 'The file cannot be read.']);
    }
  };
  return (
    <Card
      title="Import references"
      actions={
        <CsvButton label="CSV of references" busy={importing.isPending} onFile={(file) => void take(file)}>
          Import CSV
        </CsvButton>
      }
    >
      <Stack gap="sm">
        <Text size="xs" c="dimmed">
          A CSV with the column text, and service, industry, url and may be named (yes or no) if you have them. A
          reference with the same text is replaced; the others stay.
        </Text>
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
