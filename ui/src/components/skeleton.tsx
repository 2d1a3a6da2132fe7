import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: number | string;
  readonly height?: number | string;
}

/** A placeholder of the same size as the content that is loading, so that nothing jumps. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <span className={classes.root} style={{ width, height }} aria-hidden />;
}

export function SkeletonText({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span className={classes.lines} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '60%' : '100%'} />
      ))}
    </span>
  );
}
