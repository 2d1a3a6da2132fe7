import type { ExportedRecord, RecordFormat } from './exported-record.ts';
import { markedEmail } from './marked-email.ts';

const style = `
  :root { color-scheme: light dark; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid #8888; padding: 1rem 0 2rem; }
  h2 { margin-bottom: 0; }
  h4, h5, h6 { font-size: 1rem; margin: 1rem 0 0.5rem; }
  .about, .usage { color: GrayText; font-size: 0.875rem; margin-top: 0.25rem; }
  .mail { border: 1px solid #8888; border-radius: 0.5rem; padding: 0.25rem 1rem; margin: 1rem 0; }
  .body { white-space: pre-wrap; overflow-wrap: anywhere; }
  @media print { article { break-inside: avoid; } }`;

/**
 * A page to read, print and send: one file that loads nothing and has no script. `sanitise` sanitises the playbooks
 * again.
 */
export function htmlFormat(sanitise: (html: string) => string, at: Date): RecordFormat {
  const moment = at.toISOString().slice(0, 16).replace('T', ' ');
  return {
    head: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>Generated sequences</title>
<style>${style}
</style>
</head>
<body>
<h1>Generated sequences</h1>
<p class="about">Exported ${moment} UTC</p>`,
    record: (record) => article(record, sanitise),
    tail: '</body>\n</html>',
  };
}

function article(record: ExportedRecord, sanitise: (html: string) => string): string {
  const { properties, playbook } = record;
  const name = [properties.firstname, properties.lastname].filter(Boolean).join(' ') || record.hubspotId;
  const about = [properties.email, record.department, record.promtId.title, record.aiModelLabel, record.owner];
  const failure = record.responseError === null ? '' : `: ${record.responseError.message}`;
  return [
    '<article>',
    `<h2>${linked(record.prospectUrl, [name, properties.company].filter(Boolean).join(' · '))}</h2>`,
    `<p class="about">${about
      .map((part) => escaped(part ?? ''))
      .filter(Boolean)
      .join(' · ')}</p>`,
    `<p class="about">${escaped(`${record.submittedAt.slice(0, 16).replace('T', ' ')} UTC, ${record.responseStatus}${failure}`)}</p>`,
    ...(playbook === null
      ? []
      : ['<h3>Sales Playbook</h3>', withHeadingsFrom(4, sanitise(playbook.html ?? lists(playbook)))]),
    ...record.emails.map((email) => {
      const { subject, body } = markedEmail(email);
      return `<section class="mail"><h3>Email ${email.id}: ${escaped(subject)}</h3><p class="body">${escaped(body)}</p></section>`;
    }),
    record.version === null ? '' : `<p class="usage">${escaped(usage(record))}</p>`,
    '</article>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Shifts the levels of headings in sanitised HTML, so that the highest one is `first`. */
function withHeadingsFrom(first: number, html: string): string {
  const heading = /(?<=<\/?h)[1-6](?=[\s>])/gi;
  const highest = Math.min(...(html.match(heading) ?? []).map(Number));
  return html.replaceAll(heading, (level) => String(Math.min(6, first + Number(level) - highest)));
}

/** The items are sanitised HTML, because they were taken from a sanitised playbook. */
function lists({ keyInsights, recommendedStrategy }: NonNullable<ExportedRecord['playbook']>): string {
  const list = (title: string, items: readonly string[]): string =>
    items.length === 0 ? '' : `<h3>${title}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  return `${list('Key Insights', keyInsights)}${list('Recommended Strategy', recommendedStrategy)}`;
}

function usage({ version, token_usage: tokens, provenance, noteId }: ExportedRecord): string {
  const cost = provenance?.costUsd == null ? ', cost unknown' : `, $${provenance.costUsd.toFixed(4)}`;
  const filed = noteId === null ? 'not added to HubSpot' : `HubSpot note ${noteId}`;
  return `Version ${version}, ${tokens.input_tokens + tokens.output_tokens} tokens${cost}, ${filed}`;
}

function linked(url: string, text: string): string {
  const isWeb = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb ? `<a href="${escaped(url)}" rel="noopener noreferrer">${escaped(text)}</a>` : escaped(text);
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
