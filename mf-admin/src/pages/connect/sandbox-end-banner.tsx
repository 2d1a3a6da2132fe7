import type { EndpointResponse, getConnect } from '@overture/core/contract';
import { Banner, TextLink } from '@overture/ui';

type State = EndpointResponse<typeof getConnect>;

/** How many addresses the banner lists. */
const maxListed = 5;

/** Says what the first key ends, and afterwards what has ended and what is left to do. */
export function SandboxEndBanner({ state }: { readonly state: State }) {
  const { ending, ended, needsSuperadmin, secondFactor } = state;
  const needsFactor = secondFactor.isRequired && !secondFactor.isSetUp;
  if (ending !== null) {
    return (
      <Banner tone={ending.isOverdue ? 'warning' : 'info'}>
        {whenText(ending, needsSuperadmin)} {endingText(ending)}
        {!needsSuperadmin && ' Of your own sessions and links, only this session goes on.'}
        {needsFactor && ' From your next sign-in on, you need two-step sign-in.'}
      </Banner>
    );
  }
  if (ended === null || !needsFactor) return null;
  return (
    <Banner tone="warning">
      The sandbox has ended. As a superadmin, you need two-step sign-in from your next sign-in on.{' '}
      <TextLink to="/profile-settings">Set it up now</TextLink>
    </Banner>
  );
}

function whenText({ isOverdue }: NonNullable<State['ending']>, needsSuperadmin: boolean): string {
  if (!isOverdue) return 'The first key ends the sandbox, where everybody could sign in.';
  const when = needsSuperadmin ? 'as soon as you create your own superadmin' : 'as soon as you save a key here';
  return `A key is stored already, but everybody can still sign in to the sandbox’s accounts. The sandbox ends ${when}.`;
}

function endingText({ emails, total }: NonNullable<State['ending']>): string {
  if (total === 0) return 'Your account stays, and there is no other.';
  const listed = emails.slice(0, maxListed).join(', ');
  const more = total > maxListed ? ` and ${total - maxListed} more` : '';
  const which = total === 1 ? 'This account ends' : `These ${total} accounts end`;
  return `${which}, with all sessions, invitations and links: ${listed}${more}. Their records stay, and under User Groups you can create the accounts again.`;
}
