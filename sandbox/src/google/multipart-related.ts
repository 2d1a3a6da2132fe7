/** The two parts of a Drive upload: JSON about the file, then its bytes. Undefined when the body has another form. */
export function readRelatedParts(
  contentType: string,
  body: Buffer,
): { metadata: unknown; content: Buffer } | undefined {
  const boundary = /^multipart\/related;.*\bboundary="?([^";]{1,200})"?/i.exec(contentType)?.[1];
  if (boundary === undefined) return undefined;
  const [first, second] = partsOf(body, `--${boundary}`);
  if (!first || !second) return undefined;
  try {
    return { metadata: JSON.parse(first.toString('utf8')) as unknown, content: second };
  } catch {
    return undefined;
  }
}

function partsOf(body: Buffer, delimiter: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = body.indexOf(delimiter);
  while (start !== -1 && parts.length < 2) {
    const end = body.indexOf(`\r\n${delimiter}`, start + delimiter.length);
    const head = body.indexOf('\r\n\r\n', start);
    if (end === -1 || head === -1 || head + 4 > end) break;
    parts.push(body.subarray(head + 4, end));
    start = end + 2;
  }
  return parts;
}
