import { deflateSync } from 'node:zlib';

/** One object per entry, numbered from 1; the first is the catalog. */
function assemble(objects: readonly Buffer[], trailer: string): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** A real, small PDF for tests: one page for each text; an empty text is a page without any. */
export function makePdf(
  texts: readonly string[],
  options: { readonly encrypted?: boolean; readonly content?: Buffer } = {},
): Uint8Array {
  const pageAt = (index: number): number => 4 + index * 2;
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(
      `<< /Type /Pages /Count ${texts.length} /Kids [${texts.map((_, i) => `${pageAt(i)} 0 R`).join(' ')}] >>`,
    ),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
  ];
  for (const [index, text] of texts.entries()) {
    const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`);
    const content = deflateSync(
      options.content ?? Buffer.from(text === '' ? '0 0 10 10 re f' : `BT /F1 12 Tf 72 720 Td (${escaped}) Tj ET`),
    );
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${pageAt(index) + 1} 0 R >>`,
      ),
      Buffer.concat([
        Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  if (options.encrypted !== true) return assemble(objects, '');
  const key = '00'.repeat(32);
  objects.push(Buffer.from(`<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`));
  return assemble(objects, `/Encrypt ${objects.length} 0 R /ID [<${key}> <${key}>]`);
}
