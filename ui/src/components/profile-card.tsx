import { Group, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import classes from './profile-card.module.css';

export interface ProfileFact {
  readonly label: string;
  readonly icon: ReactNode;
  /** Null, undefined and empty show 'N/A'. */
  readonly value: ReactNode;
}

export interface ProfileCardProps {
  readonly name: string;
  /** The name as it is shown. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Shown beside the name. */
  readonly action?: ReactNode;
  readonly facts: readonly ProfileFact[];
  /** `ProfileSection`s. */
  readonly children?: ReactNode;
}

/** A person: name, facts line by line, then sections. */
export function ProfileCard({ name, title, subtitle, action, facts, children }: ProfileCardProps) {
  const [open, setOpen] = useState(false);
  const sectionsId = useId();
  return (
    <section className={classes.root} aria-label={name}>
      <Group gap="md" wrap="nowrap" p="lg">
        <Avatar name={name} large />
        <div className={classes.names}>
          <h2 className={classes.name}>{title}</h2>
          {subtitle && (
            <Text c="dimmed" component="div">
              {subtitle}
            </Text>
          )}
        </div>
        {action}
      </Group>
      <dl className={classes.facts}>
        {facts.map(({ label, icon, value }) => {
          const missing = value === undefined || value === null || value === '' || value === false;
          return (
            <div key={label} className={classes.fact}>
              <span aria-hidden>{icon}</span>
              <dt>{label}</dt>
              <dd data-missing={missing || undefined}>{missing ? 'N/A' : value}</dd>
            </div>
          );
        })}
      </dl>
      {children && (
        <>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            aria-controls={sectionsId}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Show less' : 'Show more'}
          </button>
          <div id={sectionsId} className={classes.sections} data-open={open || undefined}>
            {children}
          </div>
        </>
      )}
    </section>
  );
}

/** A labelled part of a `ProfileCard`; its chips wrap. */
export function ProfileSection({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={classes.section}>
      <h3 className={classes.label}>{label}</h3>
      <Group gap={6}>{children}</Group>
    </div>
  );
}

/** Longer texts fill more than about four lines of the card. */
const longText = 180;

/** A longer text in a `ProfileCard`, which shows four lines until it is opened. */
export function ProfileText({ label, text }: { readonly label: string; readonly text: string }) {
  const [open, setOpen] = useState(false);
  const textId = useId();
  const long = text.length > longText;
  return (
    <div className={classes.section}>
      <h3 className={classes.label}>{label}</h3>
      <p id={textId} className={classes.text} data-clamped={(long && !open) || undefined} dir="auto">
        {text}
      </p>
      {long && (
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
