import type { HandOverPreviewWire, HandOverProblem, HandOverWire } from '@overture/core/contract';
import { Banner, Stack, Text } from '@overture/ui';
import { ProblemBanner } from './problem-banner.tsx';
import { dayText, existingText, momentText } from './hand-over-words.ts';

export interface PreviewFactsProps {
  readonly preview: HandOverPreviewWire;
  /** The contact's name. */
  readonly who: string;
}

/** What HubSpot says of the contact now, what it already has, and what stands against handing over. */
export function PreviewFacts({ preview, who }: PreviewFactsProps) {
  const { contact, existing, problems, owner } = preview;
  const theirs = contact.owner !== null && !contact.owner.isYou ? contact.owner : null;
  const isTold = (code: HandOverProblem['code']) => problems.some((problem) => problem.code === code);
  return (
    <Stack gap="sm">
      {problems.map((problem) => (
        <ProblemBanner key={`${problem.code} ${problem.message}`} problem={problem} />
      ))}
      {contact.bounced && !isTold('contact_bounced') && (
        <Banner tone="warning">An email to {who} came back. Is the address in HubSpot right by now?</Banner>
      )}
      {contact.repliedAt !== null && (
        <Banner tone="info">
          {who} replied on {momentText(contact.repliedAt)}. Read the reply before you send more.
        </Banner>
      )}
      {theirs && (
        <Banner tone="warning">
          {who} belongs to {theirs.name || theirs.email} in HubSpot, not to you.
          {owner && preview.to === 'tasks' && ` The tasks will be those of ${owner.name || owner.email}.`}
        </Banner>
      )}
      {contact.owner?.isYou && (
        <Text size="sm" c="dimmed">
          {who} is your contact in HubSpot.
        </Text>
      )}
      {existing.length > 0 && <Existing handOvers={existing} />}
    </Stack>
  );
}

/** The most hand-overs that are listed. */
const maxShown = 3;

function Existing({ handOvers }: { readonly handOvers: readonly HandOverWire[] }) {
  const shown = handOvers.slice(0, maxShown);
  return (
    <div>
      <Text size="sm" fw={500}>
        Handed over before
      </Text>
      <ul>
        {shown.map((each) => (
          <li key={each._id}>
            <Text size="sm" span>
              {existingText(each)}
            </Text>
          </li>
        ))}
      </ul>
      {handOvers.length > shown.length && (
        <Text size="sm" c="dimmed">
          And {handOvers.length - shown.length} older ones, the first on{' '}
          {dayText((handOvers.at(-1)?.createdAt ?? '').slice(0, 10))}.
        </Text>
      )}
    </div>
  );
}
