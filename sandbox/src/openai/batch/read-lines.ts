import { z } from 'zod';

const lineSchema = z.object({
  custom_id: z.string().min(1).max(64),
  method: z.literal('POST'),
  url: z.string(),
  body: z.looseObject({ model: z.string() }),
});
export type BatchLine = z.infer<typeof lineSchema>;
export type BatchProblem = { code: string; message: string; param: string | null; line: number | null };

const MOST_LINES = 50_000;

/** The requests of an input file, or why the vendor would fail the batch before any of them. */
export function readLines(text: string, endpoint: string): { lines: BatchLine[] } | { problems: BatchProblem[] } {
  const lines: BatchLine[] = [];
  const problems: BatchProblem[] = [];
  const seen = new Set<string>();
  const raw = text.split('\n').filter((line) => line.trim() !== '');
  if (raw.length === 0)
    problems.push({ code: 'empty_file', message: 'The input file is empty.', param: null, line: null });
  if (raw.length > MOST_LINES)
    problems.push({
      code: 'invalid_request',
      message: `The input file contains too many requests: ${raw.length} > ${MOST_LINES}.`,
      param: null,
      line: null,
    });
  for (const [index, one] of raw.entries()) {
    if (problems.length >= 20) break;
    const bad = (code: string, message: string, param: string | null = null): void =>
      void problems.push({ code, message, param, line: index + 1 });
    const parsed = lineSchema.safeParse(parse(one));
    if (!parsed.success) {
      bad(
        'invalid_json_line',
        'This line is not parseable as a valid request.',
        parsed.error.issues[0]?.path.join('.'),
      );
      continue;
    }
    const line = parsed.data;
    if (line.url !== endpoint)
      bad('mismatched_endpoint', `The URL provided for this request does not match the batch endpoint.`, 'url');
    if (seen.has(line.custom_id))
      bad('duplicate_custom_id', 'The custom_id for this request is a duplicate of another request.', 'custom_id');
    if (line.body.model !== (lines[0] ?? line).body.model)
      bad('mismatched_model', 'The provided model does not match the model of the other requests.', 'body.model');
    seen.add(line.custom_id);
    lines.push(line);
  }
  return problems.length > 0 ? { problems } : { lines };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
