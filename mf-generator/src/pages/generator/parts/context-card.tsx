import { isTooLong } from '@overture/core/contract';
import { AppButton, Banner, CollapsibleCard, FileDrop, IconFileText, Stack, TextArea } from '@overture/ui';
import type { ContextField, ContextTexts } from '../model/draft.ts';

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

export interface ContextCardProps {
  readonly texts: ContextTexts;
  readonly onTexts: (change: Partial<ContextTexts>) => void;
  readonly pdf: File | null;
  /** Name of a PDF that was attached before the page was loaded anew. */
  readonly lostPdf: string | null;
  readonly onPdf: (file: File | null) => void;
}

/** What the rep knows beyond the CRM. */
export function ContextCard({ texts, onTexts, pdf, lostPdf, onPdf }: ContextCardProps) {
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
            onChange={(event) => onTexts({ [field]: event.currentTarget.value })}
          />
        ))}
        {lostPdf !== null && (
          <Banner
            tone="warning"
            action={
              <AppButton size="sm" onClick={() => onPdf(null)}>
                Leave it out
              </AppButton>
            }
          >
            PDF &quot;{lostPdf}&quot; has to be attached again.
          </Banner>
        )}
        <FileDrop label="PDF" file={pdf} onFile={onPdf} />
      </Stack>
    </CollapsibleCard>
  );
}
