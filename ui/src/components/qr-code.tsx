import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import classes from './qr-code.module.css';

/** A text for a phone to scan. Its library is loaded when the first one is shown. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [cells, setCells] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let gone = false;
    // Where it cannot be loaded, the text that stands beside it does.
    import('uqr').then(
      ({ encode }) => gone || setCells(encode(text, { border: 4 }).data),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (!cells) return <Skeleton height={184} />;
  const path = cells.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={classes.root} viewBox={`0 0 ${cells.length} ${cells.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
