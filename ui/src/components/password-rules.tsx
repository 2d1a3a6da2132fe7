import { IconCircleCheck, IconCircleDashed, IconShieldCheck, IconShieldHalf, IconShieldX } from '@tabler/icons-react';
import { passwordRules } from '@overture/core/contract';
import { VisuallyHidden } from '@mantine/core';
import { useAnnounced } from '../layout/announcer.ts';
import { usePasswordStrength } from './password-strength.ts';
import classes from './password-rules.module.css';

const hints = {
  weak: { Icon: IconShieldX, text: 'Easy to guess. Take a phrase of several words instead.' },
  fair: { Icon: IconShieldHalf, text: 'Not hard to guess. Add another word or two.' },
  strong: { Icon: IconShieldCheck, text: 'Hard to guess.' },
} as const;

const advice = { Icon: IconShieldHalf, text: 'A phrase of several words is best: easy to remember, hard to guess.' };

export interface PasswordRulesProps {
  readonly password: string;
  /** The user's address, where it is known. */
  readonly email?: string | undefined;
}

/** The rules for a new password, ticked off while the user types, and how hard the password is to guess. */
export function PasswordRules({ password, email = '' }: PasswordRulesProps) {
  const strength = usePasswordStrength(password, email);
  const { Icon: HintIcon, text } = strength === undefined ? advice : hints[strength];
  // Only the strength is announced, because the advice is read with the page.
  useAnnounced(strength && text);
  return (
    <div>
      <ul className={classes.root} aria-label="Password requirements">
        {passwordRules.map(({ id, label, test }) => {
          const met = test(password);
          const Icon = met ? IconCircleCheck : IconCircleDashed;
          return (
            <li key={id} data-met={met || undefined}>
              <Icon size={16} aria-hidden />
              {label}
              <VisuallyHidden>{met ? ', met' : ', not met yet'}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <p className={classes.hint} data-strength={strength}>
        <HintIcon size={16} aria-hidden />
        {text}
      </p>
    </div>
  );
}
