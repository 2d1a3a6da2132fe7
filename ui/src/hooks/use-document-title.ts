import { useEffect } from 'react';
import { useNoticeCount } from '../notices/use-notice-count.ts';
import { useConfig } from './use-config.ts';

/** Sets the title of the browser's tab, such as `(3) Generation Queue · Overture` where three contacts replied or are due. */
export function useDocumentTitle(title: string): void {
  const productName = useConfig()?.productName ?? 'Overture';
  const count = useNoticeCount();
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ''}${title} · ${productName}`;
  }, [title, productName, count]);
}
