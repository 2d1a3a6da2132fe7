import { AppButton, Dialog, SandboxBar, Text, TextLink } from '@overture/ui';
import { useState } from 'react';

/** Says that the data is sample data, and how to change that: superadmins get a link, others are told to ask one. */
export function SandboxNotice({ superadmin }: { readonly superadmin: boolean }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <SandboxBar
        action={
          superadmin ? (
            <TextLink to="/admin/connect">How?</TextLink>
          ) : (
            <button type="button" onClick={() => setOpened(true)}>
              How?
            </button>
          )
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
        <Text>Ask a superadmin to open Connect and to enter your agency’s HubSpot and OpenAI keys there.</Text>
      </Dialog>
    </>
  );
}
