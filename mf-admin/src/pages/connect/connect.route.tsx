import { LoadingCard, Page, PageHeader, Text, useQuery } from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { connectQuery } from './connect.queries.ts';
import { ContactCard } from './contact-card.tsx';
import { KeyCard } from './key-card.tsx';
import { SandboxEndBanner } from './sandbox-end-banner.tsx';
import { SuperadminCard } from './superadmin-card.tsx';

/** HubSpot's scopes: the required ones, those that improve sequences, and those for handing over to HubSpot. */
const hubspotScopes = [
  'crm.objects.contacts.read',
  'crm.objects.contacts.write',
  'sales-email-read',
  'crm.objects.companies.read',
  'crm.objects.deals.read',
  'crm.objects.owners.read',
  'automation.sequences.read',
  'automation.sequences.enrollments.write',
  'crm.schemas.contacts.write',
];

/** The steps from sample data to the user's own accounts. */
export function ConnectRoute() {
  const query = useQuery(connectQuery);
  const load = useListLoad(query, 'Failed to load what is connected');
  const state = query.data;
  const isConnected = state !== undefined && !state.sandbox.Hubspot && !state.sandbox.Openai;
  return (
    <Page width="form">
      <PageHeader
        title="Connect"
        subtitle={
          isConnected
            ? 'HubSpot and OpenAI are connected. A new key replaces the one before it.'
            : 'Four steps from sample data to your own HubSpot and OpenAI accounts. Nothing has to be restarted.'
        }
        notices={state && <SandboxEndBanner state={state} />}
      />
      {state === undefined ? (
        <LoadingCard load={load} lines={8} />
      ) : (
        <>
          <SuperadminCard isNeeded={state.needsSuperadmin} endedAccounts={state.ended?.accounts ?? null} />
          <KeyCard
            title="2. HubSpot"
            label="Service Key"
            isStandIn={state.sandbox.Hubspot}
            disabled={state.needsSuperadmin}
            isNext={!state.needsSuperadmin && state.sandbox.Hubspot}
            vendor="Hubspot"
            scopes={hubspotScopes}
          >
            <Text>
              In HubSpot, open Settings &gt; Integrations &gt; Service Keys and create a key with these scopes. The
              first three are needed; with the next three, sequences know the company, its deals and who looks after the
              contact. The last three hand emails over to sequences of HubSpot (Sales or Service Hub Professional).
            </Text>
          </KeyCard>
          <KeyCard
            title="3. OpenAI"
            label="API key"
            isStandIn={state.sandbox.Openai}
            disabled={state.needsSuperadmin}
            isNext={!state.needsSuperadmin && !state.sandbox.Hubspot && state.sandbox.Openai}
            vendor="Openai"
          >
            <Text>
              At OpenAI, open Settings &gt; API keys and create a key. A restricted one has to allow listing models and
              writing responses.
            </Text>
          </KeyCard>
          <ContactCard isStandIn={state.sandbox.Hubspot} isNext={isConnected && !state.needsSuperadmin} />
        </>
      )}
    </Page>
  );
}
