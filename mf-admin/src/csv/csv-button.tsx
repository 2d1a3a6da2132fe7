import { useRef } from 'react';
import { AppButton } from '@overture/ui';
import type { AppButtonProps } from '@overture/ui';

export interface CsvButtonProps extends Pick<AppButtonProps, 'busy' | 'variant'> {
  /** The name of the hidden field for screen readers. */
  readonly label: string;
  readonly children: string;
  readonly onFile: (file: File) => void;
}

export function CsvButton({ label, children, onFile, ...button }: CsvButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The browser reports the same file again only after the field was cleared.
          currentTarget.value = '';
        }}
      />
      <AppButton {...button} onClick={() => input.current?.click()}>
        {children}
      </AppButton>
    </>
  );
}
