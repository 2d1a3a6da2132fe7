import { Spinner } from '../components/spinner.tsx';
import classes from './page-loading.module.css';

export function PageLoading() {
  return (
    <div className={classes.root}>
      <Spinner label="Loading..." />
    </div>
  );
}
