import { ownMarkerPrefix, ownNoteText } from '../../contacts/domain/own-note.ts';
import { readText } from '../../mail/mail-text.ts';

/** HubSpot's limit for `hs_task_body`, in characters. */
const taskBodyLimit = 65_536;

/**
 * The body of a task: a plain text as HTML, cut where it is too long, and a last line with the marker, which is visible
 * as in notes.
 */
export function taskBody(text: string, marker: string): string {
  const line = `<p><em>${ownNoteText(marker)}</em></p>`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`);
  let html = '';
  for (const paragraph of paragraphs) {
    if (html.length + paragraph.length + line.length > taskBodyLimit) break;
    html += paragraph;
  }
  return html + line;
}

/** The plain text of a task's body, without the marker's line. */
export function textOfTask(html: string): string {
  const lines = readText(html).split('\n');
  return lines.filter((line) => !line.includes(ownNoteText(ownMarkerPrefix))).join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
