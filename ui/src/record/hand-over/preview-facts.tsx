import { counted } from '@overture/core/contract';
import type { HandOverPreviewWire, HandOverProblem, HandOverWire } from '@overture/core/contract';
import { AppButton, Banner, Stack, Text, useSession } from '@overture/ui';
import shared from '../../theme/shared.module.css';
import { ProblemBanner } from './problem-banner.tsx';
import { belongsText, existingText, momentText, withdrawText } from './hand-over-words.ts';
import { useChangeHandOver } from './hand-over.queries.ts';
import type { HandOverOf } from './hand-over.queries.ts';

export interface PreviewFactsProps {
  readonly preview: HandOverPreviewWire;
  /** The contact's name. */
  readonly who: string;
  readonly of: HandOverOf;
  /** Called once another hand-over, which stood against this one, is withdrawn. */
  readonly onWithdrawn: () => void;
}

/** What HubSpot says of the contact now, what it already has, and what stands against handing over. */
export function PreviewFacts({ preview, who, of, onWithdrawn }: PreviewFactsProps) {
  const { contact, existing, problems } = preview;
  const belongs = belongsText(preview, who);
  const { withdraw } = useChangeHandOver(of);
  const isSuperadmin = useSession()?.role === 'superadmin';
  /** The hand-over that has to be withdrawn first, and may be. */
  const inTheWay = ({ issues = [] }: HandOverProblem) =>
    existing.find(({ _id, user }) => issues.some(({ path }) => path === _id) && (isSuperadmin || user?.isYou === true));
  const isTold = (code: HandOverProblem['code']) => problems.some((problem) => problem.code === code);
  const withdrawing = (other: HandOverWire | undefined) =>
    other && (
      <AppButton
        size="sm"
        variant="danger"
        busy={withdraw.isPending}
        onClick={() => withdraw.mutate(other._id, { onSuccess: onWithdrawn })}
      >
        {withdrawText(other.steps.filter(({ state }) => state === 'placed').length)}
      </AppButton>
    );
  return (
    <Stack gap="sm">
      {problems.map((problem) => (
        <ProblemBanner
          key={`${problem.code} ${problem.message}`}
          problem={problem}
          action={withdrawing(inTheWay(problem))}
        />
      ))}
      {contact.bounced && !isTold('contact_bounced') && (
        <Banner tone="warning">
          Emails to {who} came back, or a mail says that they have left. Is the address in HubSpot right by now?
        </Banner>
      )}
      {contact.repliedAt !== null && (
        <Banner tone="info">
          {who} replied on {momentText(contact.repliedAt)}. Read the reply before you send more.
        </Banner>
      )}
      {belongs && <Banner tone="warning">{belongs}</Banner>}
      {contact.owner?.isYou && (
        <Text size="xs" c="dimmed">
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
      <Text fw={500}>Handed over before</Text>
      <ul className={shared.bareList}>
        {shown.map((each) => (
          <li key={each._id}>
            <Text span>{existingText(each)}</Text>
          </li>
        ))}
      </ul>
      {handOvers.length > shown.length && (
        <Text size="xs" c="dimmed">
          And {counted(handOvers.length - shown.length, 'older one')}, the first on{' '}
          {momentText(handOvers.at(-1)?.createdAt ?? '')}.
        </Text>
      )}
    </div>
  );
}
