import { fold } from '../../../../checks/fold.ts';
import { lexicons } from '../../../../checks/languages/index.ts';
import { isKnownInAnyForm } from '../../../../checks/names/known-words.ts';
import { mailAddress } from './addresses.ts';
import type { Identity } from './identity.ts';
import { decoded } from './letter-entities.ts';
import { invented, inventedName, type InventedName } from './invented.ts';
import { nameWords } from './plain-words.ts';
import type { NameWords } from './named-words.ts';

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
const web = /(?<scheme>https?:\/\/)?(?<host>(?:www\.)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?<path>\/[^\s<>"'）)\]]*)?/giu;
/** Whose paths are people. */
const networks = /(?:^|\.)(?:linkedin|xing|facebook|instagram|twitter|x|t|github|calendly)\.\w+$/i;
/** Numbers with the code of a country, with a zero before them, or in the groups of North America. */
const phone =
  /(?<![\p{L}\d.,/-])(?:\+ ?\(?\d[\d ()/.·•-]{5,20}\d|0\d[\d ()/.-]{6,20}\d|\(?[2-9]\d\d\)?[ .-][2-9]\d\d[ .-]\d{4})(?![\d])/gu;
const calendarDate = /^\d{1,2}[./-]\d{1,2}[./-]\d{4}|^\d{4}-\d\d-\d\d/;
/** The endings that names take in any language that is read. */
const endings = [...new Set(lexicons.flatMap(({ nameEndings }) => (nameEndings ?? '').split(' ')))].join(' ').trim();

/** The function that replaces everything of an identity in a text by the invented name with this number. */
export function replacerOf(identity: Identity, number: number): (text: string) => string {
  const words = new InventedWords(identity, number);
  const { companies, hosts, postal, contactMails, ownerMail } = identity;
  const mails = new Map<string, string>([
    ...contactMails.map(
      (mail) => [mail, `${words.contact.first}.${words.contact.last}@${invented.host}`.toLowerCase()] as const,
    ),
    [ownerMail, 'owner@overture.example'],
  ]);
  const otherHosts = new Map<string, string>();
  const hostFor = (host: string): string => {
    const own = hosts.find((known) => host === known || host.endsWith(`.${known}`));
    if (own !== undefined) return invented.host;
    if (ownerMail.endsWith(`@${host}`)) return 'overture.example';
    return remembered(otherHosts, host, (count) => `partner${count}.example`);
  };
  const mailFor = (mail: string): string =>
    remembered(mails, mail.toLowerCase(), (count) => {
      const [local = '', host = ''] = mail.toLowerCase().split('@');
      const parts = local.split(/[._+-]/).map((part) => words.of(part, true));
      const known = parts.flatMap((part) => part ?? []);
      return `${known.length > 0 ? known.join('.').toLowerCase() : `person${count}`}@${hostFor(host)}`;
    });
  const phones = new Map<string, string>();
  const phrases = [
    ...companies.map((name) => ({ expression: wholePhrase(name), by: invented.company })),
    ...postal.map((line, at) => ({
      expression: wholePhrase(line),
      by: /\s/.test(line) ? `${at + 1} Example Street` : `EX-${at + 1}`,
    })),
  ];
  return (text) => {
    let result = decoded(text);
    result = result.replaceAll(mailAddress, (mail) => mailFor(mail));
    result = result.replaceAll(web, (whole, ...rest) => {
      const { scheme = '', host = '', path = '' } = rest.at(-1) as Partial<Record<'scheme' | 'host' | 'path', string>>;
      const bare = host.toLowerCase().replace(/^www\./, '');
      const isOwn = hosts.some((known) => bare === known || bare.endsWith(`.${known}`));
      if (isOwn) return `${scheme}${invented.host}${path}`;
      const isKnownHost = otherHosts.get(bare);
      if (isKnownHost !== undefined) return `${scheme}${isKnownHost}${path}`;
      return networks.test(bare) && path.length > 1 ? `${scheme}${host}/example` : whole;
    });
    result = result.replaceAll(phone, (found) =>
      calendarDate.test(found) || found.replaceAll(/\D/g, '').length < 9
        ? found
        : remembered(
            phones,
            found.replaceAll(/\D/g, ''),
            (count) => `+1 555 01${String(count % 100).padStart(2, '0')}`,
          ),
    );
    for (const { expression, by } of phrases) result = result.replace(expression, () => by);
    return words.replaceIn(result);
  };
}

/** Gives every word of a name an invented one, the same wherever it stands. */
class InventedWords {
  readonly contact: InventedName;
  readonly #byWord = new Map<string, string>();
  /** Words of scripts that put no spaces between words. */
  readonly #unspaced: (readonly [string, string])[] = [];
  readonly #invented = new Set<string>();

  constructor({ contact, owner, others, companyWords }: Identity, number: number) {
    const real = new Set([contact.first, contact.last, owner, ...others].flat().map(fold));
    const nameAt = (at: number): InventedName => inventedName(at, (folded) => real.has(folded));
    this.contact = nameAt(number);
    this.#add(contact.first, this.contact.first);
    this.#add(contact.last, this.contact.last);
    const [ownFirst, ...ownRest] = owner;
    if (ownFirst !== undefined) this.#add([ownFirst], 'Kim');
    this.#add(ownRest, 'Owner');
    // Whole names come first, so that a first name that stands alone later belongs to one of them.
    const persons = others.toSorted((a, b) => b.length - a.length);
    let next = number;
    for (const words of persons) {
      const unknown = words.filter((one) => !this.#byWord.has(fold(one)));
      if (unknown.length === 0) continue;
      next += 17;
      const name = nameAt(next);
      const [first, ...rest] = words;
      if (first !== undefined) this.#add([first], name.first);
      this.#add(rest, name.last);
    }
    for (const one of companyWords) if (!this.#byWord.has(one)) this.#set(one, invented.short);
  }

  /** The invented word for one of a name; `always`: also where it is written with a small letter. */
  of(written: string, always = false): string | undefined {
    const folded = fold(written);
    const exact = this.#byWord.get(folded);
    const isSmall = /^\p{Ll}/u.test(written);
    if (exact !== undefined) return isSmall && !always && nameWords.has(folded) ? undefined : exact;
    // A shorter word may begin with a name by chance.
    if ((isSmall && !always) || folded.length < 5) return undefined;
    let hit: string | undefined;
    const has = (candidate: string): boolean => {
      if (candidate.length > 3 && this.#byWord.has(candidate)) hit ??= candidate;
      return hit !== undefined;
    };
    isKnownInAnyForm(folded, has, endings);
    return hit === undefined ? undefined : this.#byWord.get(hit);
  }

  replaceIn(text: string): string {
    let result = text;
    for (const [name, by] of this.#unspaced) result = result.replaceAll(name, by);
    result = result.replaceAll(word, (written) => {
      if (this.#invented.has(written)) return written;
      const whole = this.of(written);
      if (whole !== undefined || !/['’-]/.test(written)) return whole ?? written;
      return written.replaceAll(/[\p{L}\p{M}]+/gu, (part) => this.of(part) ?? part);
    });
    return this.#joined(result);
  }

  /** "Dana Specimen Specimen": what were two words of a name is one. */
  #joined(text: string): string {
    return [...this.#invented].reduce(
      (result, name) =>
        result.includes(`${name} `) || result.includes(`${name}-`)
          ? result.replaceAll(
              new RegExp(
                `\\b${name}(?:(?: (?:de|del|la|las|los|van|von|der|den|zu|y|da|do|dos))*[ -]${name})+\\b`,
                'gu',
              ),
              name,
            )
          : result,
      text,
    );
  }

  #add(words: NameWords, by: string): void {
    for (const one of words) {
      const folded = fold(one);
      if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(one)) {
        this.#unspaced.push([one, by]);
        this.#unspaced.sort(([a], [b]) => b.length - a.length);
        this.#invented.add(by);
        continue;
      }
      // A particle or an initial is a part of no other word, and of many names.
      if (folded.length < 2 || (folded.length < 4 && /^\p{Ll}/u.test(one) && nameWords.has(folded))) continue;
      if (!this.#byWord.has(folded)) this.#set(folded, by);
      for (const part of folded.split(/['’-]/)) if (part.length > 3 && !this.#byWord.has(part)) this.#set(part, by);
      const plain = folded.replaceAll(/['’-]/g, '');
      if (plain.length > 3 && !this.#byWord.has(plain)) this.#set(plain, by);
    }
    const whole = words.map((one) => fold(one).replaceAll(/[^\p{L}]/gu, '')).join('');
    if (words.length > 1 && !this.#byWord.has(whole)) this.#set(whole, by);
  }

  #set(folded: string, by: string): void {
    this.#byWord.set(folded, by);
    this.#invented.add(by);
  }
}

function remembered(known: Map<string, string>, key: string, make: (count: number) => string): string {
  const stored = known.get(key) ?? make(known.size + 1);
  known.set(key, stored);
  return stored;
}

/** A phrase wherever it is not within a longer word, with any white space between its words. */
function wholePhrase(phrase: string): RegExp {
  const escaped = phrase
    .split(/\s+/)
    .map((part) => RegExp.escape(part))
    .join('(?:\\s|&nbsp;)+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'giu');
}
