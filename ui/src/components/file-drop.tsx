import { IconFileTypeCsv, IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { pdfMaxBytes } from '@overture/core/contract';
import { errorText } from '../api/api-error.ts';
import { IconButton } from './icon-button.tsx';
import { toast } from './toast.tsx';
import classes from './file-drop.module.css';

const kinds = {
  PDF: { accept: 'application/pdf', Icon: IconFileTypePdf, taken: 'uploaded successfully!', isKind: isPdf },
  CSV: { accept: '.csv,.txt,text/csv,text/plain', Icon: IconFileTypeCsv, taken: 'was read', isKind: isText },
} as const;

export interface FileDropProps {
  readonly label: string;
  readonly kind?: keyof typeof kinds;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
  /** Rejects with a reason for people where the file is no good. */
  readonly check: (file: File) => Promise<unknown>;
}

/**
 * Takes one file, by drag and drop or from the file dialog, has it checked, and says why another file is refused. A file
 * that is dropped outside the field must not make the browser leave the page.
 */
export function FileDrop({ label, kind = 'PDF', file, onFile, check }: FileDropProps) {
  const [over, setOver] = useState(false);
  const [checking, setChecking] = useState(false);
  /** Undefined once it was removed. */
  const latest = useRef<File>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const { accept, Icon, taken, isKind } = kinds[kind];
  const inputId = useId();
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
  const take = async (candidate: File | undefined) => {
    if (!candidate) return;
    const isRight = await isKind(candidate);
    // The same file may be chosen again after a correction.
    if (input.current) input.current.value = '';
    if (!isRight) return toast.error(`Please select a valid ${kind} file`);
    if (candidate.size > pdfMaxBytes) return toast.error(`The ${kind} is larger than 10 MB`);
    // It is there at once, so that whoever goes on meanwhile does not go on without it.
    latest.current = candidate;
    onFile(candidate);
    setChecking(true);
    const refusal = await check(candidate).then(
      () => undefined,
      (error: unknown) => errorText(error, `The ${kind} could not be checked`),
    );
    if (latest.current !== candidate) return;
    setChecking(false);
    if (refusal !== undefined) {
      onFile(null);
      return toast.error(refusal);
    }
    toast.success(`${kind} "${candidate.name}" ${taken}`);
  };
  const remove = () => {
    latest.current = undefined;
    setChecking(false);
    onFile(null);
  };
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className={classes.root} onDragOver={drag(true)} onDragLeave={drag(false)} onDrop={drop}>
      <span className={classes.label} id={`${inputId}-label`}>
        {label}
      </span>
      {file ? (
        <div className={classes.file}>
          <Icon size={20} aria-hidden />
          <span className={classes.name} title={file.name}>
            {file.name}
          </span>
          <span className={classes.size}>{checking ? 'Checking...' : formatBytes(file.size)}</span>
          <IconButton label={`Remove ${file.name}`} icon={<IconX size={16} />} onClick={remove} />
        </div>
      ) : (
        <label className={classes.zone} data-over={over || undefined}>
          <input
            ref={input}
            id={inputId}
            className={classes.input}
            type="file"
            accept={accept}
            aria-labelledby={`${inputId}-label`}
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
          <IconUpload size={20} aria-hidden />
          <span>
            Drop a {kind} here or <span className={classes.browse}>choose a file</span>
          </span>
          <span className={classes.size}>{kind} up to 10 MB</span>
        </label>
      )}
    </div>
  );
}

/** Checks the content too, because a file's name proves little: a PDF's header is within its first 1024 bytes. */
async function isPdf(file: File): Promise<boolean> {
  return file.type === 'application/pdf' && (await startOf(file)).includes('%PDF-');
}

/** A spreadsheet's own format has zero bytes; a text has none, and browsers give it many types. */
async function isText(file: File): Promise<boolean> {
  return !(await startOf(file)).includes('\0');
}

/** A deleted file has no text. */
function startOf(file: File): Promise<string> {
  return file
    .slice(0, 1024)
    .text()
    .catch(() => '');
}

function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
