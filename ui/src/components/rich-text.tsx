import { useEffect, useState } from 'react';
import { SkeletonText } from './skeleton.tsx';
import classes from './rich-text.module.css';

/** Sanitised on the server already; the browser does not take its word for it (contract, section 4). */
const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'blockquote', 'a', 'span', 'div', 'code', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ALLOWED_ATTR: ['href'],
};

/** HTML that came from elsewhere, reduced to text formatting. The sanitiser is fetched when first needed. */
export function RichText({ html }: { readonly html: string }) {
  const [clean, setClean] = useState<string>();
  useEffect(() => {
    let current = true;
    void import('dompurify').then(({ default: purify }) => {
      if (current) setClean(purify.sanitize(html, allowed));
    });
    return () => {
      current = false;
    };
  }, [html]);
  if (clean === undefined) return <SkeletonText lines={2} />;
  return <div className={classes.root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
