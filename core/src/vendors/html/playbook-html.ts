import sanitizeHtml from 'sanitize-html';
import { Parser } from 'htmlparser2';
import { PlaybookHtml } from '../../writing/ports/playbook-html.ts';
import { withoutBidi } from '../../platform/without-bidi.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Readers do not see the content of these elements as text either.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'svg', 'math'],
  nestingLimit: 20,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: 'p',
    a: (_tag, attributes) => {
      const href = attributes['href'];
      return { tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener' } };
    },
  },
};

/**
 * The parser searches and moves its list of open elements at every tag, so that deep nesting takes the square of its depth.
 * What has more open elements than this is no playbook.
 */
const maxDepth = 500;

/** The HTML up to where more than `maxDepth` elements are open. */
function withoutDepth(html: string): string {
  let depth = 0;
  let end = html.length;
  const parser: Parser = new Parser({
    onopentag() {
      depth += 1;
      if (depth <= maxDepth) return;
      end = Math.min(end, parser.startIndex);
      parser.pause();
    },
    onclosetag() {
      depth -= 1;
    },
  });
  parser.write(html);
  return html.slice(0, end);
}

/**
 * Sanitises playbooks with `sanitize-html` before they are stored, shown or filed, whatever a model or a browser sent.
 */
export class SanitisedPlaybookHtml extends PlaybookHtml {
  sanitise(html: string): string {
    // This comes last, because a reference such as &#x202E; is a character only after sanitising.
    return withoutBidi(sanitizeHtml(withoutDepth(html), options)).trim();
  }
}
