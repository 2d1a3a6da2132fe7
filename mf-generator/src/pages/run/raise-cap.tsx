import type { RunWire } from '@overture/core/contract';
import { AppButton, Dialog, dollars, errorText, Stack, TextField, toast } from '@overture/ui';
import { useState } from 'react';
import { useControlRun } from '../runs/runs.queries.ts';

/** Continues a run that has reached its maximum cost, with a higher one. */
export function RaiseCap({ run }: { readonly run: RunWire }) {
  const control = useControlRun(run._id);
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const usd = Number(amount.replace(',', '.'));
  const isHigher = Number.isFinite(usd) && usd > run.maxCostUsd;
  const raise = () =>
    control.mutate(
      { kind: 'resume', maxCostUsd: usd },
      {
        onSuccess: () => setOpen(false),
        onError: (error) => toast.error(errorText(error, 'The run could not be continued')),
      },
    );
  return (
    <>
      <AppButton size="sm" variant="primary" onClick={() => setOpen(true)}>
        Raise the maximum
      </AppButton>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="Raise the maximum cost"
        closable={!control.isPending}
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isHigher) raise();
          }}
        >
          <Stack gap="lg">
            <TextField
              label="Maximum cost in US dollars"
              description={`All calls of the run together; so far ${dollars(run.maxCostUsd)}.`}
              inputMode="decimal"
              value={amount}
              error={amount !== '' && !isHigher && `Must be more than ${dollars(run.maxCostUsd)}`}
              onChange={(event) => setAmount(event.currentTarget.value)}
              data-autofocus
            />
            <AppButton type="submit" variant="primary" fullWidth busy={control.isPending} disabled={!isHigher}>
              Raise and resume
            </AppButton>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}
