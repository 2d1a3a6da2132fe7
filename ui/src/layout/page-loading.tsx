import { Spinner } from '../components/spinner.tsx';
import classes from './page-loading.module.css';

/** What stands in a page's place until its code is there. */
export function PageLoading() {
  return (
    <div className={classes.root}>
      <Spinner label="Loading..." />
    </div>
  );
}
