import { checkPdf, isTooLong } from '@overture/core/contract';
import { AppButton, Banner, callApi, CollapsibleCard, FileDrop, IconFileText, Stack, TextArea } from '@overture/ui';
import type { ContextField } from '../model/draft.ts';
import type { ContactContext } from '../use-contact-context.ts';

/** The four text boxes, in their order. */
const boxes: readonly { field: ContextField; label: string; placeholder: string }[] = [
  {
    field: 'additionalInfo',
    label: 'Additional Info',
    placeholder: 'Anything the sequence should know: goals, offers, names, news',
  },
  {
    field: 'contactBio',
    label: 'Contact LinkedIn Bio',
    placeholder: "The About section of the contact's LinkedIn profile",
  },
  { field: 'companyInfo', label: 'Company Info', placeholder: "The company's LinkedIn description" },
  { field: 'websiteContent', label: 'Company Website Content', placeholder: "Text from the company's website" },
];

/** What the user adds to the CRM data: four texts and a PDF. */
export function ContextCard({ context }: { readonly context: ContactContext }) {
  const { texts, changeTexts, pdf, lostPdf, changePdf } = context;
  const filled = boxes.filter(({ field }) => texts[field].trim() !== '').length + (pdf ? 1 : 0);
  return (
    <CollapsibleCard
      title="Additional Context"
      icon={<IconFileText size={18} />}
      hint={filled > 0 ? `${filled} added` : 'Optional'}
    >
      <Stack gap="lg">
        {boxes.map(({ field, label, placeholder }) => (
          <TextArea
            key={field}
            label={label}
            placeholder={placeholder}
            minRows={2}
            value={texts[field]}
            error={isTooLong(texts[field]) && 'This text is longer than 100 kB. Please shorten it.'}
            onChange={(event) => changeTexts({ [field]: event.currentTarget.value })}
          />
        ))}
        {lostPdf !== null && (
          <Banner
            tone="warning"
            action={
              <AppButton size="sm" onClick={() => changePdf(null)}>
                Leave it out
              </AppButton>
            }
          >
            PDF &quot;{lostPdf}&quot; has to be attached again.
          </Banner>
        )}
        <FileDrop label="PDF" file={pdf} onFile={changePdf} check={(file) => callApi(checkPdf, { body: {}, file })} />
      </Stack>
    </CollapsibleCard>
  );
}
