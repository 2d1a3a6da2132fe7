import { fold } from '../../../../checks/fold.ts';
import type { LanguageDetector } from '../../../../checks/index.ts';
import { companyForms } from '../../../../checks/names/ordinary-terms.ts';
import { readText } from '../../../../mail/mail-text.ts';
import type { SampleMaterial } from '../sample.ts';
import { mailAddress } from './addresses.ts';
import { decoded } from './letter-entities.ts';
import { namesIn, smallWordsOf, type NameWords } from './named-words.ts';
import { isPlace, isUsualWord, nameWords } from './plain-words.ts';

/** Who a sample is about: what must not occur in a disguised one. */
export interface Identity {
  readonly contact: { readonly first: NameWords; readonly last: NameWords };
  /** The names of everybody else, the owner's first. */
  readonly owner: NameWords;
  readonly others: readonly NameWords[];
  /** The company's names, with and without its legal form, the longest first. */
  readonly companies: readonly string[];
  /** The words of the company's name that are not words of a language, folded. */
  readonly companyWords: ReadonlySet<string>;
  readonly contactMails: readonly string[];
  readonly ownerMail: string;
  /** The hosts of the company and of the contact's addresses. */
  readonly hosts: readonly string[];
  /** Lines of postal addresses, and codes of places. */
  readonly postal: readonly string[];
}

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Mailboxes that belong to nobody. */
const roles = new Set(
  'info sales office contact contracts hello support admin noreply reply no billing team mail service kontakt invoice invoices hr jobs press post marketing it accounts finance orders shop web webmaster postmaster mailer daemon unknown'.split(
    ' ',
  ),
);
/** Fields whose words are known not to name anybody. */
const plainFields =
  /^(?:city|state|country|ip_city|industry|technology_stack|web_technologies|solutions|hs_keywords|company_specialities|engagement_type|lifecyclestage|campaign|data_source|hs_lead_status|jobtitle|category|business_type|hs_language)$/;
const nameFields = /name$|^(?:company|salutation|assistant|referrer|referred_by)$/i;
/** Fields of postal addresses. The place itself stays: it says where, not who. */
export const postalFields = /^(?:address|address2|street|zip|postal_code|hs_address)$/i;
/** A shorter text is a value, and not written by anybody. */
const minTextLength = 12;

export function identityOf(material: SampleMaterial, detect: LanguageDetector): Identity {
  const { contact } = material.snapshot;
  const company = contact.company?.properties;
  const of = (name: string): string => (contact.properties[name] ?? '').trim();
  const strings = stringsOf(material);
  const texts = strings.flatMap(({ field, text }) => (isText(field, text) ? [readText(text)] : []));
  const owner = contact.owner;
  const ownerMail = (owner?.email ?? '').trim().toLowerCase();
  const companies = companyNames([of('company'), company?.['name'] ?? '']);
  const small = smallWordsOf(texts);
  const companyWords = new Set(
    companies
      .flatMap((name) => (name.match(word) ?? []).map(fold))
      .filter((one) => isTelling(one) && !companyForms.has(one) && !small.has(one)),
  );
  const plain = new Set([
    ...strings.filter(({ field }) => plainFields.test(field)).flatMap(({ text }) => (text.match(word) ?? []).map(fold)),
    ...hostWords(ownerMail),
  ]);
  const contactMails = [of('email'), ...of('hs_additional_emails').split(';')]
    .map((mail) => mail.trim().toLowerCase())
    .filter(Boolean);
  const mails = new Set(strings.flatMap(({ text }) => text.match(mailAddress) ?? []));
  const contactName = { first: wordsOf(of('firstname')), last: wordsOf(of('lastname')) };
  const isOfCompany = (one: string): boolean => companyWords.has(fold(one));
  const named = [
    ...namePairs(strings),
    ...[...mails].map((mail) => localWords(mail)),
    ...namesIn(texts, plain, detect),
  ].map((words) => words.filter((one) => !isOfCompany(one)));
  return {
    contact: contactName,
    owner: wordsOf(owner?.name ?? ''),
    others: named.filter((words) => words.length > 0),
    companies,
    companyWords,
    contactMails,
    ownerMail,
    hosts: [
      ...new Set(
        [
          ...contactMails.map((mail) => mail.split('@')[1] ?? ''),
          hostOf(of('website')),
          hostOf(company?.['domain'] ?? ''),
          hostOf(company?.['website'] ?? ''),
        ].filter((host) => host.includes('.')),
      ),
    ],
    postal: [
      ...new Set(
        strings
          .filter(({ field, text }) => postalFields.test(field) && text.trim().length > 3)
          .map(({ text }) => text.trim()),
      ),
    ],
  };
}

function isText(field: string, text: string): boolean {
  return text.length >= minTextLength && /\s/.test(text) && !plainFields.test(field) && !nameFields.test(field);
}

interface FieldText {
  readonly field: string;
  readonly text: string;
}

function stringsOf(value: unknown, field = ''): readonly FieldText[] {
  if (typeof value === 'string') return [{ field, text: decoded(value) }];
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, field));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => stringsOf(item, name));
}

/** Names that fields hold in two parts, such as `hs_email_from_firstname`, or in one, such as the author of a note. */
function namePairs(strings: readonly FieldText[]): readonly NameWords[] {
  return strings
    .filter(
      ({ field }) => /(?:^author|(?:first|last|full)_?name)$/i.test(field) && !/^(?:firstname|lastname)$/.test(field),
    )
    .map(({ text }) => wordsOf(text));
}

/** The names that the local part of an address is made of: none for the mailbox of a role. */
function localWords(mail: string): NameWords {
  const words = (mail.split('@')[0] ?? '').split(/[._%+\d'’-]+/).filter((one) => one.length > 2);
  return words.some((one) => roles.has(one.toLowerCase()) || isUsualWord(fold(one))) ? [] : words;
}

/** Each name as it is written, then without its legal form and what stands in brackets. */
function companyNames(names: readonly string[]): readonly string[] {
  const all = names.flatMap((name) => {
    const bare = name.replaceAll(/\([^)]*\)/g, ' ');
    const parts = bare.split(/[\s,]+/).filter(Boolean);
    while (parts.length > 1 && isForm(parts.at(-1) ?? '')) parts.pop();
    return [name.trim(), bare.trim(), parts.join(' ')];
  });
  return [...new Set(all)].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
}

const legalForms = new Set(
  'inc ltd limited llc llp plc corp corporation co gmbh ag kg kgaa ohg ug se ab as aps oy oyj sa sas sarl sl slu spa srl bv nv lda ltda kft zrt nyrt sro doo ooo ooo as'.split(
    ' ',
  ),
);
const isForm = (part: string): boolean => legalForms.has(fold(part).replaceAll(/[^\p{L}]/gu, '')) || part === '&';

/** Whether a word of a company's name stands for the company where it stands alone. */
const isTelling = (folded: string): boolean =>
  folded.length > 3 && !isUsualWord(folded) && !isPlace(folded) && !nameWords.has(folded);

const wordsOf = (name: string): NameWords => name.match(word) ?? [];
const hostWords = (mail: string): readonly string[] => (mail.split('@')[1] ?? '').split('.').slice(0, -1).map(fold);

function hostOf(address: string): string {
  const [host = ''] = address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .split(/[/?#:]/);
  return host.toLowerCase();
}
