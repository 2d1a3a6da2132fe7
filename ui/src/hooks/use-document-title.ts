import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

/** Sets the title of the browser's tab, such as `Generation Queue · Overture`. */
export function useDocumentTitle(title: string): void {
  const productName = useConfig()?.productName ?? 'Overture';
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
