import { useEffect } from 'react';
import { useConfig } from './use-config.ts';

/** Names the page in the browser's tab: `Generation Queue · Overture`. */
export function useDocumentTitle(title: string): void {
  const productName = useConfig()?.productName ?? 'Overture';
  useEffect(() => {
    document.title = `${title} · ${productName}`;
  }, [title, productName]);
}
