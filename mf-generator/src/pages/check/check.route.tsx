import { useRef, useState } from 'react';
import { parseHubspotLink, readDraft } from '@overture/core/contract';
import type { Check, DraftEmail } from '@overture/core/contract';
import { AppButton, configQuery, useDebouncedValue, useQuery, useSession } from '@overture/ui';
import { ContactFieldForm } from '../generator/parts/contact-field-form.tsx';
import { CheckView } from './check.view.tsx';
import { useDraftCheck } from './use-draft-check.ts';

/** A link that is typed is complete when its last digit is. */
const settleMs = 300;
const empty: DraftEmail = { subject: '', body: '' };

/** Check a draft: an email of any origin, beside the contact it is for. Nothing is stored. */
export function CheckRoute() {
  const session = useSession();
  const config = useQuery(configQuery).data;
  const [url, setUrl] = useState('');
  const [zone, setZone] = useState(session?.role === 'superadmin' ? '' : null);
  const [email, setEmail] = useState(empty);
  const [isAsked, setAsked] = useState(false);
  const urlField = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [settled] = useDebouncedValue(url, settleMs);
  const link = parseHubspotLink(settled, config?.crmHosts);
  const check = useDraftCheck(link.ok && zone !== '' && config ? { ...link, zone } : null, email);
  const isReading = check.state === 'reading';
  const isRead = check.state === 'ready';

  const type = (typed: DraftEmail) => setEmail(email.subject === '' && email.body === '' ? pasted(typed) : typed);
  const show = ({ field, start = 0, end = start }: Check) => {
    if (field !== 'body') return;
    text.current?.focus();
    text.current?.setSelectionRange(start, end);
  };
  const submit = () => {
    setAsked(true);
    if (isRead || check.state === 'failed') check.readAgain();
    if (link.ok) text.current?.focus();
  };
  return (
    <CheckView
      form={
        <ContactFieldForm
          label="Contact of the draft"
          url={url}
          urlField={urlField}
          zone={zone ?? undefined}
          issues={{
            url: isAsked && !link.ok ? link.message : undefined,
            zone: isAsked && zone === '' ? 'Please select a Domain' : undefined,
          }}
          config={config}
          hasSamples={!isRead && !isReading}
          busy={isReading}
          action={
            <AppButton
              type="submit"
              variant={isRead ? 'secondary' : 'primary'}
              disabled={config === undefined}
              busy={isReading}
            >
              {isRead ? 'Read again' : 'Check'}
            </AppButton>
          }
          onUrl={setUrl}
          onZone={setZone}
          onSample={(sample) => {
            setUrl(sample);
            urlField.current?.focus();
          }}
          onSubmit={submit}
        />
      }
      check={check}
      email={email}
      text={text}
      onType={type}
      onClear={() => {
        setEmail(empty);
        text.current?.focus();
      }}
      onShow={show}
    />
  );
}

/** The first text of a field is mostly a whole email, whose first line may be its subject. */
function pasted({ subject, body }: DraftEmail): DraftEmail {
  return body === '' ? { subject, body } : readDraft(body);
}
