import type { PromptSampleWire } from '@overture/core/contract';
import { useState } from 'react';
import {
  AppButton,
  Card,
  Chip,
  ConfirmDialog,
  Dialog,
  Group,
  IconButton,
  IconEye,
  IconPencil,
  IconTrash,
  ScrollPanel,
  Stack,
  Text,
  urlText,
  useQuery,
  useUrlState,
} from '@overture/ui';
import type { PromptTexts } from './prompt.queries.ts';
import { ReceivedDialog } from './received-dialog.tsx';
import { SampleForm } from './sample-form.tsx';
import type { SampleFormProps } from './sample-form.tsx';
import { samplesQuery, useDeleteSample, useSaveSample } from './samples.queries.ts';

/** The result to make a sample from, if the user comes from the desk. */
const urlFields = { result: urlText(), owner: urlText() };

type Adding = Pick<SampleFormProps, 'result'>;

/** The samples of the prompt's domain, with what a model receives for each. They can be added, changed and deleted. */
export function SamplesCard({ texts }: { readonly texts: PromptTexts }) {
  const { department } = texts;
  const samples = useQuery(samplesQuery(department)).data?.samples;
  const save = useSaveSample();
  const remove = useDeleteSample();
  const [{ result, owner }, setUrl] = useUrlState(urlFields);
  const [adding, setAdding] = useState<Adding | null>(
    result === '' ? null : { result: { hubspotId: result, userId: owner } },
  );
  const [looked, setLooked] = useState<PromptSampleWire | null>(null);
  const [changing, setChanging] = useState<PromptSampleWire | null>(null);
  const [leaving, setLeaving] = useState<PromptSampleWire | null>(null);
  const close = () => {
    setAdding(null);
    setUrl({ result: '', owner: '' }, { replace: true });
  };
  if (department === '') return null;
  return (
    <Card
      title="Samples"
      actions={
        <AppButton size="sm" onClick={() => setAdding({ result: null })}>
          Add Sample
        </AppButton>
      }
    >
      {samples?.length === 0 && (
        <Text>A sample is a contact of {department} as it was read. With one you see what the model receives.</Text>
      )}
      {samples !== undefined && samples.length > 0 && (
        <ScrollPanel label={`Samples of ${department}`}>
          <Stack gap={4}>
            {samples.map((sample) => (
              <Group key={sample._id} gap={4} wrap="nowrap">
                <Text truncate title={sample.name} flex={1}>
                  {sample.name}
                </Text>
                {sample.golden && <Chip>must pass</Chip>}
                <IconButton
                  label={`What the model receives for ${sample.name}`}
                  icon={<IconEye size={16} />}
                  onClick={() => setLooked(sample)}
                />
                <IconButton
                  label={`Edit sample ${sample.name}`}
                  icon={<IconPencil size={16} />}
                  onClick={() => setChanging(sample)}
                />
                <IconButton
                  label={`Delete sample ${sample.name}`}
                  icon={<IconTrash size={16} />}
                  danger
                  onClick={() => setLeaving(sample)}
                />
              </Group>
            ))}
          </Stack>
        </ScrollPanel>
      )}
      <Dialog opened={adding !== null} onClose={close} title="Add Sample" closable={!save.isPending}>
        <SampleForm
          sample={null}
          result={adding?.result ?? null}
          busy={save.isPending}
          onCancel={close}
          onSubmit={(fields) => save.mutateAsync({ department, ...fields }).then(close)}
        />
      </Dialog>
      {changing && (
        <Dialog opened onClose={() => setChanging(null)} title="Edit Sample" closable={!save.isPending}>
          <SampleForm
            sample={changing}
            result={null}
            busy={save.isPending}
            onCancel={() => setChanging(null)}
            onSubmit={({ name, golden, expectations }) =>
              save.mutateAsync({ _id: changing._id, name, golden, expectations }).then(() => setChanging(null))
            }
          />
        </Dialog>
      )}
      <ReceivedDialog sample={looked} texts={texts} onClose={() => setLooked(null)} />
      <ConfirmDialog
        opened={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) remove.mutate(leaving);
          setLeaving(null);
        }}
        title="Delete Sample"
        confirmLabel="Delete"
      >
        Are you sure you want to delete the sample <strong>{leaving?.name}</strong>? This action cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}
