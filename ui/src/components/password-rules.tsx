import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { passwordRules } from '@overture/core/contract';
import { VisuallyHidden } from '@mantine/core';
import classes from './password-rules.module.css';

/** The rules for a new password; each is ticked off while the user types. */
export function PasswordRules({ password }: { readonly password: string }) {
  return (
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
  );
}
