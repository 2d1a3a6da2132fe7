import { useState } from 'react';
import { AppButton, Banner, Dialog, DialogActions, errorText, Stack, Text, TextField, TextLink } from '@overture/ui';
import { useTestSetUp } from './agency.queries.ts';

export interface TestSetUpDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly department: string;
  readonly emails: number;
}

/** Writes recognisable texts into a contact, so that HubSpot shows what its templates make of them before a rep uses them. */
export function TestSetUpDialog({ opened, onClose, ...which }: TestSetUpDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Test with a contact">
      <TestForm {...which} onClose={onClose} />
    </Dialog>
  );
}

function TestForm({ department, emails, onClose }: Omit<TestSetUpDialogProps, 'opened'>) {
  const [contact, setContact] = useState('');
  const test = useTestSetUp();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!test.isPending) test.mutate({ department, emails, contact });
      }}
    >
      <Stack gap="lg">
        <Text size="sm" c="dimmed">
          Overture writes texts such as "Overture test: subject of email 1" into this contact. Nothing is sent.
        </Text>
        <TextField
          label="Contact link"
          description="A colleague, not a prospect."
          required
          value={contact}
          data-autofocus
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        {test.error && <Banner tone="error">{errorText(test.error)}</Banner>}
        {test.data && (
          <Banner tone="success" action={<TextLink href={test.data.url}>Open in HubSpot</TextLink>}>
            HubSpot has the texts. Open the contact, choose Enroll in sequence, and look at each email before you
            cancel: it must show its test texts and nothing else.
          </Banner>
        )}
        <DialogActions>
          <AppButton onClick={onClose}>{test.data ? 'Close' : 'Cancel'}</AppButton>
          <AppButton type="submit" variant="primary" busy={test.isPending} disabled={contact.trim() === ''}>
            Write test texts
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}
