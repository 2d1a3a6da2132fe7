import { useEffect, useRef } from 'react';
import { AppButton, AuthCard, Banner, FormStack } from '@overture/ui';

export interface DriveStepViewProps {
  readonly productName: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onContinue: () => void;
  readonly onBack: () => void;
}

/** The second step for users of the agency's domain: one click that allows Drive. */
export function DriveStepView({ productName, busy, error, onContinue, onBack }: DriveStepViewProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The form that had the focus is gone, and this button is the next step.
  useEffect(() => {
    if (!busy) button.current?.focus();
  }, [busy]);
  return (
    <AuthCard
      product={productName}
      line="Email sequences and sales playbooks from your CRM"
      heading="Almost There!"
      subtext="Click below to enable Google Drive access"
    >
      <FormStack>
        {error && <Banner tone="error">{error}</Banner>}
        <AppButton variant="primary" fullWidth busy={busy} onClick={onContinue} ref={button}>
          Continue with Drive Access
        </AppButton>
        <AppButton variant="quiet" fullWidth disabled={busy} onClick={onBack}>
          Back to sign in
        </AppButton>
      </FormStack>
    </AuthCard>
  );
}
