import { Spinner } from '../components/spinner.tsx';
import classes from './page-loading.module.css';

/** Shown until the code of a page is loaded. */
export function PageLoading() {
  return (
    <div className={classes.root}>
      <Spinner label="Loading..." />
    </div>
  );
}
