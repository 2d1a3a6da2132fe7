import type { Properties, ScriptedEngagement } from './model.ts';

const contact = 'sofia.almeida@porto-ferries.example';
const colleague = 'rui.teixeira@porto-ferries.example';
const owner = 'amara.osei@overture.example';
const quotedFirst = `On Mon, Oct 5, 2026 at 09:12, Sofia Almeida <${contact}> wrote:
> We sell 61 % of the tickets at the counter and want half of them online by June.
> The board approved EUR 45,000 for it.`;

const mail = (daysAgo: number, properties: Properties): ScriptedEngagement => ({
  type: 'emails',
  daysAgo,
  properties: { hs_email_status: 'SENT', hs_email_html: null, hs_email_thread_id: '5550001', ...properties },
});

/**
 * A thread whose first mail exists only in the quotes of later ones, with a reply by a colleague and a forwarded mail.
 */
export const threadOfMany: readonly ScriptedEngagement[] = [
  mail(38, {
    hs_email_subject: 'Re: Tickets online',
    hs_email_direction: 'EMAIL',
    hs_email_from_email: owner,
    hs_email_to_email: contact,
    hs_email_text: `Hello Sofia,\n\nthank you. We would begin with the booking flow. Who else should see the outline?\n\nAmara\n\n${quotedFirst}`,
  }),
  mail(36, {
    hs_email_subject: 'Re: Tickets online',
    hs_email_direction: 'INCOMING_EMAIL',
    hs_email_from_email: colleague,
    hs_email_to_email: owner,
    hs_email_cc_email: contact,
    hs_email_text: `Dear Amara,\n\nI run the ticket system. It has no interface before version 7; we move in March.\n\nRui Teixeira\n\nOn Wed, Oct 7, 2026 at 10:00, Amara Osei <${owner}> wrote:\n> Hello Sofia,\n>\n> thank you. We would begin with the booking flow. Who else should see the outline?\n>\n> Amara\n>\n${quotedFirst
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')}`,
  }),
  mail(12, {
    hs_email_subject: 'Fwd: Terms of the port authority',
    hs_email_direction: 'FORWARDED_EMAIL',
    hs_email_thread_id: '5550002',
    hs_email_from_email: 'contracts@port-authority.example',
    hs_email_to_email: contact,
    hs_email_text: 'Dear Ms Almeida,\n\nconcessions are renewed for five years from January.\n\nPort Authority',
  }),
  mail(9, {
    hs_email_subject: 'Next week',
    hs_email_direction: 'INCOMING_EMAIL',
    hs_email_thread_id: '5550003',
    hs_email_from_email: 'sofia@almeida.example',
    hs_email_to_email: owner,
    hs_email_text: 'Hi Amara,\n\ncould we talk on Tuesday about the outline?\n\nSofia',
  }),
  {
    type: 'calls',
    daysAgo: 4,
    properties: {
      hs_call_title: 'Outline',
      hs_call_direction: 'OUTBOUND',
      hs_call_duration: '21000',
      hs_call_status: 'NO_ANSWER',
      hs_call_disposition: 'b2cf5968-551e-4856-9783-52b3da59a7d0',
      hs_call_body: 'Left a message with two dates.',
    },
  },
];
