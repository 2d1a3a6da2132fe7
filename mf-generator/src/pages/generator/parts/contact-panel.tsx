import { handOverPlaces } from '@overture/core/contract';
import type { ContactDetail } from '@overture/core/contract';
import {
  Card,
  Chip,
  IconBrandLinkedin,
  IconBuilding,
  IconButton,
  IconCalendarEvent,
  IconExternalLink,
  IconMail,
  IconMailForward,
  IconMailOff,
  IconMapPin,
  IconPhone,
  IconTargetArrow,
  IconUser,
  IconWorld,
  ProfileCard,
  ProfileSection,
  ProfileText,
  shortDate,
  TextLink,
  Truncated,
} from '@overture/ui';
import { cardLimits, webAddress } from '../model/contact-facts.ts';
import type { ContactFacts } from '../model/contact-facts.ts';

/** The contact card. Its fields are cut to their lengths (`cardLimits`) and shown in full on hover. */
export function ContactPanel({
  facts,
  crmUrl,
  handedOver,
}: {
  readonly facts: ContactFacts;
  readonly crmUrl: string;
  readonly handedOver: ContactDetail['handedOver'];
}) {
  return (
    <>
      <ProfileCard
        name={facts.name}
        title={<Truncated text={facts.name} max={cardLimits.name} />}
        subtitle={facts.company && <Truncated text={facts.company} max={cardLimits.company} />}
        action={<IconButton label="Open in HubSpot" icon={<IconExternalLink size={18} />} href={crmUrl} />}
        facts={[
          {
            label: 'Email',
            icon: <IconMail size={18} />,
            value: facts.email && (
              <TextLink href={`mailto:${facts.email}`}>
                <Truncated text={facts.email} max={cardLimits.email} />
              </TextLink>
            ),
          },
          {
            label: 'Phone',
            icon: <IconPhone size={18} />,
            value: facts.phone && <Truncated text={facts.phone} max={cardLimits.phone} />,
          },
          ...(facts.optedOut
            ? [{ label: 'Consent', icon: <IconMailOff size={18} />, value: 'Has opted out of email' }]
            : []),
          ...(handedOver
            ? [{ label: 'Handed over', icon: <IconMailForward size={18} />, value: handOverLine(handedOver) }]
            : []),
          { label: 'Location', icon: <IconMapPin size={18} />, value: facts.location },
          {
            label: 'Engagement',
            icon: <IconTargetArrow size={18} />,
            value: facts.engagementType && <Truncated text={facts.engagementType} max={cardLimits.engagementType} />,
          },
          { label: 'Owner', icon: <IconUser size={18} />, value: facts.owner },
          { label: 'Founded', icon: <IconBuilding size={18} />, value: facts.foundedYear },
          {
            label: 'Website',
            icon: <IconWorld size={18} />,
            value: facts.website && (
              <TextLink {...linkTo(facts.website)}>
                <Truncated
                  text={facts.website.replace(/^(https?:\/\/)?(www\.)?/i, '').replace(/\/$/, '')}
                  max={cardLimits.email}
                />
              </TextLink>
            ),
          },
          {
            label: 'LinkedIn',
            icon: <IconBrandLinkedin size={18} />,
            value: facts.linkedin && <LinkedIn address={facts.linkedin} />,
          },
        ]}
      >
        {hasMore(facts) && (
          <>
            <ChipSection label="Solutions" values={facts.solutions} />
            <ChipSection label="Keywords" values={facts.keywords} />
            <ChipSection label="Company Specialities" values={facts.specialities} />
            {facts.about.map(({ label, text }) => (
              <ProfileText key={label} label={label} text={text} />
            ))}
          </>
        )}
      </ProfileCard>
      {facts.conferenceName !== null && (
        <Card title="Conference Name" icon={<IconCalendarEvent size={18} />}>
          {facts.conferenceName ? <Truncated text={facts.conferenceName} max={cardLimits.conferenceName} /> : 'N/A'}
        </Card>
      )}
    </>
  );
}

/** A text that is no web address gets no link. */
function linkTo(text: string): { href?: string } {
  const href = webAddress(text);
  return href === undefined ? {} : { href };
}

function LinkedIn({ address }: { readonly address: string }) {
  const link = linkTo(address);
  return link.href === undefined ? (
    <Truncated text={address} max={cardLimits.email} />
  ) : (
    <TextLink {...link}>View Profile</TextLink>
  );
}

function hasMore({ solutions, keywords, specialities, about }: ContactFacts): boolean {
  return [solutions, keywords, specialities, about].some((part) => part.length > 0);
}

function ChipSection({ label, values }: { readonly label: string; readonly values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <ProfileSection label={label}>
      {values.map((value, index) => (
        <Chip key={index}>
          <Truncated text={value} max={cardLimits.solution} />
        </Chip>
      ))}
    </ProfileSection>
  );
}

/** Describes a hand-over, such as 'By Kim on Nov 3, 2026 as tasks in HubSpot, 1 of 3 sent, replied Nov 6, 2026'. */
function handOverLine({
  by,
  createdAt,
  to,
  sent,
  steps,
  repliedAt,
  bouncedAt,
  leftAt,
}: NonNullable<ContactDetail['handedOver']>): string {
  const done = sent > 0 ? `, ${sent} of ${steps} sent` : '';
  const on = (what: string, moment: string | null) =>
    moment === null ? '' : `, ${what} ${shortDate(new Date(moment))}`;
  const back =
    on('has left the company, says a mail of', leftAt) || on('replied', repliedAt) || on('bounced', bouncedAt);
  return `By ${by ?? 'a former user'} on ${shortDate(new Date(createdAt))} ${handOverPlaces[to]}${done}${back}`;
}
