/** An email as people paste it: a first line `Subject: …` is its subject, the rest its body. */
export function readDraft(text: string): { readonly subject: string; readonly body: string } {
  const [, subject, body] = /^\s*subject:[ \t]*([^\n]*)\n?([^]*)$/i.exec(text.replaceAll('\r\n', '\n')) ?? [];
  return subject === undefined || body === undefined
    ? { subject: '', body: text.replaceAll('\r\n', '\n') }
    : { subject: subject.trim(), body: body.replace(/^\n+/, '') };
}
