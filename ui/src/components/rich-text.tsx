import type { DOMPurify } from 'dompurify';
import { useEffect, useMemo, useState } from 'react';
import { SkeletonText } from './skeleton.tsx';
import classes from './rich-text.module.css';

/**
 * What the sanitiser keeps. The server has already sanitised the HTML; the browser does it again, so that no mistake of
 * the server becomes a script in the page.
 */
const allowed = {
  ALLOWED_TAGS: 'p br b strong i em u ul ol li h1 h2 h3 h4 blockquote a span div code table thead tbody tr th td'.split(
    ' ',
  ),
  ALLOWED_ATTR: ['href'],
};

/** Kept once it is loaded, so that later texts render at once; hundreds of placeholders would make every row jump. */
let purifier: DOMPurify | undefined;

async function loadPurifier(): Promise<DOMPurify> {
  if (purifier) return purifier;
  const { default: createPurifier } = await import(/* webpackChunkName: "lazy-dompurify" */ 'dompurify');
  const loaded = createPurifier(window);
  loaded.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' || !node.hasAttribute('href')) return;
    // A link in an email opens in a new tab, and its target must not learn the address of this page.
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  return (purifier = loaded);
}

/** Foreign HTML, reduced to text formatting. The sanitiser is loaded when it is first needed. */
export function RichText({ html }: { readonly html: string }) {
  const [loaded, setLoaded] = useState(() => purifier);
  useEffect(() => {
    void loadPurifier().then((instance) => setLoaded(() => instance));
  }, []);
  const clean = useMemo(() => loaded?.sanitize(html, allowed), [loaded, html]);
  if (clean === undefined) return <SkeletonText lines={2} />;
  return <div className={classes.root} dangerouslySetInnerHTML={{ __html: clean }} />;
}
