import { useState } from 'react';
import { counted, parseHubspotLink } from '@overture/core/contract';
import type { ContactDetail } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  errorText,
  FormActions,
  Prose,
  Stack,
  Text,
  TextField,
  TextLink,
  useAnnounced,
  useConfig,
} from '@overture/ui';
import { useReadContact } from './connect.queries.ts';

export interface ContactCardProps {
  readonly isStandIn: boolean;
  /** Whether this is the next step to do. */
  readonly isNext: boolean;
}

/** The last step: fetches a contact and shows its history and the AI's summary. The sandbox may stand in for the CRM. */
export function ContactCard({ isStandIn, isNext }: ContactCardProps) {
  const reading = useReadContact();
  const [url, setUrl] = useState('');
  const [problem, setProblem] = useState<string>();
  const config = useConfig();
  return (
    <Card title="4. A first contact">
      <form
        aria-label="A first contact"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const link = parseHubspotLink(url, config?.crmHosts);
          setProblem(link.ok ? undefined : link.message);
          if (link.ok) reading.mutate(link);
        }}
      >
        <Stack gap="lg">
          <TextField
            label="HubSpot Contact URL"
            placeholder="https://app.hubspot.com/contacts/12345/record/0-1/67890"
            description={isStandIn ? 'The sandbox still stands in for HubSpot.' : 'Any contact of your account.'}
            autoComplete="off"
            spellCheck={false}
            value={url}
            error={problem}
            disabled={reading.isPending}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          {reading.error !== null && <Banner tone="error">{errorText(reading.error)}</Banner>}
          {reading.data && <ReadContact contact={reading.data} url={reading.variables.url} />}
          <FormActions>
            <AppButton
              type="submit"
              variant={isNext && reading.data === undefined ? 'primary' : 'secondary'}
              busy={reading.isPending}
            >
              Read Contact
            </AppButton>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}

function ReadContact({ contact, url }: { readonly contact: ContactDetail; readonly url: string }) {
  const { properties, owner, notes, emails, calls, meetings, tasks, deals } = contact;
  const name = [properties['firstname'], properties['lastname']].filter(Boolean).join(' ') || 'Unnamed contact';
  const history = [
    counted(notes.length, 'note'),
    counted(emails.length, 'email'),
    counted(calls.length, 'call'),
    counted(meetings.length, 'meeting'),
    counted(tasks.length, 'task'),
    counted(deals.length, 'deal'),
  ].join(', ');
  useAnnounced(history);
  return (
    <Stack gap="md">
      <Banner tone="success">
        {[name, properties['company'], owner && `owned by ${owner.name || owner.email}`].filter(Boolean).join(' · ')}
      </Banner>
      <Text>{history}.</Text>
      {[...contact.notices, ...(contact.summaryWarning === undefined ? [] : [contact.summaryWarning])].map((notice) => (
        <Banner key={notice} tone="warning">
          {notice}
        </Banner>
      ))}
      {contact.fullSummary && <Prose text={contact.fullSummary} />}
      <TextLink to="/admin/generate-email" state={{ contactUrl: url }}>
        Write the first sequence
      </TextLink>
    </Stack>
  );
}
