/** Reduces untrusted HTML to the playbook's allow-list of elements, without attributes but safe links. */
export abstract class PlaybookHtml {
  abstract sanitise(html: string): string;
}
