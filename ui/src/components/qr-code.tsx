import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import classes from './qr-code.module.css';

/** A text for a phone to scan. Its library is loaded with the first one. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    // If it cannot be loaded, people use the text beside it.
    import('uqr').then(
      ({ encode }) => setCells(encode(text, { border: 4 }).data),
      () => undefined,
    );
  }, [text]);
  if (!cells) return <Skeleton height={184} />;
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={classes.root} viewBox={`0 0 ${cells.length} ${cells.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
