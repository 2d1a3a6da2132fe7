/** Reduces untrusted HTML to the allowed elements of a playbook. Safe links are the only attributes. */
export abstract class PlaybookHtml {
  abstract sanitise(html: string): string;
}
