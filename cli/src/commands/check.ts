import { basename } from 'node:path';
import { departmentKeys } from '@overture/core/contract';
import { z } from 'zod';
import { actingIn, contactNamed } from '../acting-user.ts';
import { actingDomainOption, asOption, jsonOption } from '../common-options.ts';
import { argument, defineCommand, option } from '../define-command.ts';
import { reportFindings } from '../print-findings.ts';
import { needTextInput } from '../text-input.ts';
import { UsageError } from '../usage-error.ts';

/** As much as the API takes in one request. */
const maxCharacters = 6 * 1024 * 1024;

export const check = defineCommand({
  notes: `
    The file is the text of an email, whose first line may be "Subject: …", or JSON: an email with subject, body and
    claims, a list of emails, or the body of POST /api/check. A source is a text file, or JSON: a source with kind, id,
    label, date and text, or a list of them. With --sources nothing else is a source.

    A contact is read afresh from HubSpot. No AI is asked, and nothing is stored. Exit code 3 means that something must
    be corrected before sending.`,
  arguments: { file: argument('<file|->', 'file with the email, or - for standard input', z.string().min(1), 'files') },
  options: {
    contact: option('--contact <link|id>', 'contact whose history the email must agree with', z.string().optional()),
    sources: option(
      '--sources <file...>',
      'files with everything that the email may say, in place of a contact',
      z.array(z.string()).optional(),
      'files',
    ),
    domain: actingDomainOption(
      "domain whose key reads the contact and whose rules apply; with --sources the user's or the first",
    ),
    sentOn: option('--sent-on <day>', 'day of sending as YYYY-MM-DD (default: today)', z.iso.date().optional()),
    as: asOption('user who signs the email'),
    json: jsonOption('the findings'),
  },
  examples: [
    'overture check draft.txt --contact 151204326807 --domain Overture-Sales',
    'pbpaste | overture check - --sources offer.txt call-notes.txt',
  ],
  async run({ file, contact, sources, domain, sentOn, as, json }, { io, openCore, signal }) {
    if ((contact === undefined) === (sources === undefined))
      throw new UsageError('Name what to check against: --contact <link|id>, or --sources <file>…');
    const { readDrafts, readSources } = await import('../import/draft-file.ts');
    const { CheckDraft } = await import('@overture/core/writing/check/use-cases/check-draft');
    const { presentReview } = await import('@overture/core/records/presentation/record');
    const read = (path: string) => needTextInput(io, path, maxCharacters);
    const drafts = readDrafts(await read(file));
    const given = [];
    for (const path of sources ?? []) given.push(...readSources(await read(path), basename(path)));
    const core = await openCore();
    // Without a contact no domain's key is needed.
    const fallback = contact === undefined ? departmentKeys[0] : undefined;
    const { actor, department } = await actingIn(core, { as, domain, fallback });
    const { reviews, sources: known } = await core.get(CheckDraft).execute({
      actor,
      department,
      against: contact === undefined ? given : await contactNamed(core, contact),
      signal,
      ...drafts,
      ...(sentOn !== undefined && { sentOn }),
    });
    const found = reviews.map((review, index) => ({
      id: index + 1,
      subject: drafts.emails[index]?.subject ?? '',
      ...presentReview(review),
    }));
    const answer = { emails: found, sources: known.map(({ text: _, ...reference }) => reference) };
    return reportFindings(io, found, json ? answer : undefined);
  },
});
