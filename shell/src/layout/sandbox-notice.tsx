import { AppButton, Dialog, SandboxBar, Stack, Text } from '@overture/ui';
import { useState } from 'react';

/** Says that the data is sample data, and how to change that. */
export function SandboxNotice() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <SandboxBar
        action={
          <button type="button" onClick={() => setOpened(true)}>
            How?
          </button>
        }
      >
        Sample data. Add your HubSpot and OpenAI keys to work with real contacts.
      </SandboxBar>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Work with real contacts"
        footer={
          <AppButton variant="primary" onClick={() => setOpened(false)}>
            Close
          </AppButton>
        }
      >
        <Stack gap="md">
          <Text>Stop Overture and start it again with your own keys in its environment:</Text>
          <Text component="pre" ff="monospace" m={0}>
            {'HUBSPOT_ACCESS_TOKEN=…\nOPENAI_API_KEY=…'}
          </Text>
          <Text c="dimmed">
            HubSpot: a Service Key (Settings &gt; Integrations &gt; Service Keys) that may read contacts and their
            emails, and write notes. The README lists its scopes.
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
