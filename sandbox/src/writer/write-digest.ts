import { sayDate } from './dates.ts';
import { sampleAnchor } from '../crm-data/model.ts';
import { linesOf, phrases } from './phrases.ts';
import { bestSentence, isCommand, plainText, sentences, unescapeXml } from './plain-text.ts';
import { isoDate } from './prompt.ts';
import { plainTitle, readSignals, type Piece } from './signals.ts';
import { plural } from './values.ts';

const headingPattern =
  /^[#*\s]*(EMAIL(?: THREAD)?|NOTE|CALL|MEETING)S?\b[ \t]*\d*[ \t]*(?:[([]([^)\]\n]+)[)\]])?[ \t]*(?:[-–:]\s*(.*))?$/i;

/** A short plain-text summary of a digest: of a CRM history, or of text found about a person and a company. */
export function writeSummary(digest: string, instructions: string): string {
  const pieces = readPieces(unescapeXml(digest));
  const lines = (pieces.length > 0 ? historyLines(pieces) : onlineLines(digest))
    .filter((line) => !isCommand(line))
    .slice(0, 8);
  if (lines.length === 0) return 'There is nothing in the record to summarise yet.';
  const bullets = /\b(bullets?|bullet points?|list)\b/i.test(instructions) && !/\bno bullets?\b/i.test(instructions);
  return bullets
    ? lines.map((line) => `- ${line}`).join('\n')
    : /\bparagraphs?\b/i.test(instructions)
      ? lines.join(' ')
      : lines.join('\n');
}

function readPieces(digest: string): Piece[] {
  const pieces: (Piece & { lines: string[] })[] = [];
  for (const raw of digest.split('\n')) {
    const heading = headingPattern.exec(raw.trim());
    if (heading?.[1] && (heading[2] || heading[3] || raw.trim().length < 24)) {
      const kind = heading[1].toLowerCase().startsWith('email')
        ? 'email'
        : heading[1].toLowerCase() === 'note'
          ? 'note'
          : heading[1].toLowerCase() === 'call'
            ? 'call'
            : 'meeting';
      pieces.push({
        kind,
        date: isoDate(heading[2]),
        title: heading[3]?.trim() || null,
        text: '',
        theirs: false,
        lines: [],
      });
      continue;
    }
    const piece = pieces.at(-1);
    if (!piece || raw.trim() === '') continue;
    if (piece.kind === 'email' && piece.title === null) {
      piece.title = raw
        .replace(/^\s*Subject:\s*/i, '')
        .replace(/\[Status:.*$/i, '')
        .trim();
      continue;
    }
    if (/^\s*(?:Direction|Duration|Outcome|Location|Status):/i.test(raw) && piece.kind !== 'email') continue;
    if (/^\s*(?:direction:\s*)?(?:incoming|INCOMING_EMAIL)/i.test(raw)) piece.theirs = true;
    piece.lines.push(raw);
  }
  return pieces.map(({ lines, ...piece }) => ({
    ...piece,
    theirs: piece.theirs || piece.kind === 'email',
    text: plainText(lines.join('\n')),
  }));
}

function historyLines(pieces: readonly Piece[]): string[] {
  const today = new Date(sampleAnchor).toISOString().slice(0, 10);
  const signals = readSignals(pieces);
  const dated = pieces
    .filter((piece): piece is Piece & { date: string } => piece.date !== null)
    .sort((a, b) => b.date.localeCompare(a.date));
  const count = (kind: Piece['kind'], noun: string) => {
    const number = pieces.filter((piece) => piece.kind === kind).length;
    return number > 0 ? [plural(number, noun)] : [];
  };
  const newest = dated.find((piece) => piece.date <= today) ?? dated[0];
  const oldest = dated.at(-1);
  const said =
    newest &&
    bestSentence(
      newest.text,
      sentences(newest.text).filter((sentence) => sentence.endsWith('?')),
    );
  const textOf = (found: readonly { readonly text: string }[]): string | undefined => found[0]?.text;
  const told = linesOf(phrases.summary, {
    counts: [
      ...count('email', 'email'),
      ...count('call', 'call'),
      ...count('meeting', 'meeting'),
      ...count('note', 'note'),
    ].join(', '),
    oldestDate: oldest && newest && oldest !== newest && sayDate(oldest.date, today),
    newestDate: newest && sayDate(newest.date, today),
    lastTouch: newest && `${newest.kind} on ${sayDate(newest.date, today)}`,
    lastTitle: newest?.title && plainTitle(newest.title),
    lastSaid: said,
    project: textOf(signals.projects),
    topic: textOf(signals.topics),
    pain: textOf(signals.pains),
    priority: textOf(signals.priorities),
    budget: textOf(signals.budgets),
    deadline: textOf(signals.deadlines),
    decider: textOf(signals.deciders),
    competitor: textOf(signals.competitors),
    objection: textOf(signals.objections),
    open: signals.questions.find((question) => !question.answered)?.text,
    nextStep: textOf(signals.nextSteps),
  }).map(({ text }) => text);
  if (told.length >= 4) return told;
  const seen = told.join(' ');
  const extra = dated.flatMap((piece) => bestSentence(piece.text) ?? []).filter((line) => !seen.includes(line));
  return [...told, ...extra.slice(0, 4 - told.length)];
}

function onlineLines(digest: string): string[] {
  const text = plainText(digest);
  const chosen: string[] = [];
  for (let i = 0; i < 5; i++) {
    const next = bestSentence(text, chosen);
    if (!next) break;
    chosen.push(next);
  }
  const order = sentences(text);
  chosen.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  return chosen.length > 0
    ? chosen
    : order.slice(0, 4).map((line) => (line.length > 240 ? `${line.slice(0, 240)}…` : line));
}
