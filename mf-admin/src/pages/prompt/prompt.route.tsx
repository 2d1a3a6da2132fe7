import type { PromptVersionWire } from '@overture/core/contract';
import { useState } from 'react';
import {
  Card,
  EmptyState,
  hasCode,
  IconArrowLeft,
  IconInbox,
  LoadingCard,
  Page,
  PageHeader,
  TextLink,
  urlText,
  useNavigate,
  useParams,
  useQuery,
  useUrlState,
} from '@overture/ui';
import { useListLoad } from '../../lists/use-list-load.ts';
import { keptDrafts } from './kept-draft.ts';
import type { TypedPrompt } from './kept-draft.ts';
import { PromptEditor } from './prompt-editor.tsx';
import {
  emptyPrompt,
  liveOf,
  newestText,
  promptTextsSchema,
  textsOf,
  useCreatePrompt,
  versionsQuery,
  type PromptTexts,
} from './prompt.queries.ts';
import { PromptOutcomesCard } from './prompt-outcomes-card.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TrialsCard } from './trials-card.tsx';
import { usePublishing } from './use-publishing.ts';
import { VersionHistory } from './version-history.tsx';

const listPath = '/admin/prompts';
/** The number of versions that are loaded before the user asks for older ones. */
const versionsPerLoad = 10;
const urlFields = { copy: urlText() };

/** One prompt (/admin/prompts/{promptId}). The id `new` creates a prompt, with `copy` from a copy. */
export function PromptRoute() {
  const { promptId = '' } = useParams();
  const [{ copy }] = useUrlState(urlFields);
  const isNew = promptId === 'new';
  const sourceId = isNew ? copy : promptId;
  const [limit, setLimit] = useState(versionsPerLoad);
  const query = useQuery(versionsQuery(sourceId, limit));
  const isGone = hasCode(query.error, 'not_found');
  const load = useListLoad({ ...query, isError: query.isError && !isGone }, 'Failed to load prompts');
  const versions = query.data?.versions;
  return (
    <Page width="desk">
      <PageHeader
        back={
          <TextLink to={listPath} icon={<IconArrowLeft size={16} />}>
            AI Prompts
          </TextLink>
        }
        title={isNew ? 'Create Prompt' : 'Edit Prompt'}
        subtitle={
          <>
            What the model is told when it writes emails.{' '}
            <span>{isNew ? 'It is offered for its domain once it is created.' : subtitleOf(versions)}</span>
          </>
        }
      />
      {isGone ? (
        <DeletedPrompt />
      ) : sourceId !== '' && versions === undefined ? (
        <LoadingCard load={load} lines={12} />
      ) : isNew ? (
        <NewPrompt copied={newestText(versions ?? [])} />
      ) : (
        <StoredPrompt
          key={promptId}
          id={promptId}
          versions={versions ?? []}
          onOlder={() => setLimit(limit + versionsPerLoad)}
        />
      )}
    </Page>
  );
}

/** What a result of a deleted prompt leads to, among others. */
function DeletedPrompt() {
  return (
    <Card>
      <EmptyState
        icon={<IconInbox size={22} />}
        title="This prompt was deleted."
        text="Samples belong to a domain, so you can add a contact on the page of any other prompt of that domain."
        action={<TextLink to={listPath}>All prompts</TextLink>}
      />
    </Card>
  );
}

function subtitleOf(versions: readonly PromptVersionWire[] | undefined): string {
  if (versions === undefined) return '';
  const live = liveOf(versions);
  if (live === undefined) return 'A draft that is offered to nobody yet.';
  const shown = newestText(versions);
  const draft = shown?.state === 'draft' ? ` Below is version ${shown.version}, a draft.` : '';
  return `Version ${live.version} is live.${draft}`;
}

function NewPrompt({ copied }: { readonly copied: PromptVersionWire | undefined }) {
  const create = useCreatePrompt();
  const navigate = useNavigate();
  const start = copied === undefined ? emptyPrompt : { ...textsOf(copied), title: `Copy of ${copied.title}` };
  const draftId = copied === undefined ? 'new' : 'copy';
  const send = async ({ texts }: TypedPrompt, draft: boolean) => {
    const { prompt, trialId } = await create.mutateAsync({ ...texts, draft });
    keptDrafts.forget(draftId);
    // While the golden samples are being written, the prompt is a draft, which is published on its own page.
    await navigate(draft || trialId !== undefined ? `${listPath}/${prompt._id}` : listPath);
  };
  return (
    <PromptEditor
      draftId={draftId}
      start={start}
      live={0}
      label="Create Prompt"
      publishLabel="Create"
      isDraft
      busy={create.isPending}
      onSaveDraft={(typed) => send(typed, true)}
      onPublish={(typed) => send(typed, false)}
      aside={() => null}
    />
  );
}

interface StoredPromptProps {
  readonly id: string;
  readonly versions: readonly PromptVersionWire[];
  readonly onOlder: () => void;
}

function StoredPrompt({ id, versions, onOlder }: StoredPromptProps) {
  const publishing = usePublishing(id);
  const newest = newestText(versions);
  if (newest === undefined) return null;
  const start = textsOf(newest);
  const { busy } = publishing;
  return (
    <>
      <PromptEditor
        key={newest.version}
        draftId={id}
        start={start}
        live={liveOf(versions)?.version ?? 0}
        label="Edit Prompt"
        publishLabel="Publish"
        isDraft={newest.state === 'draft'}
        busy={busy}
        onSaveDraft={publishing.saveDraft}
        onPublish={(typed) => publishing.ask(areSame(typed.texts, start) ? { kept: newest } : { typed })}
        aside={(texts, isChanged) => (
          <>
            <TrialsCard promptId={id} texts={texts} version={isChanged ? null : newest.version} />
            <PromptOutcomesCard promptId={id} />
            <VersionHistory
              versions={versions}
              busy={busy}
              onRestore={(version) => publishing.ask({ kept: version })}
              onOlder={onOlder}
            />
          </>
        )}
      />
      <PublishDialog promptId={id} publishing={publishing} versions={versions} />
    </>
  );
}

function areSame(a: PromptTexts, b: PromptTexts): boolean {
  return promptTextsSchema.keyof().options.every((name) => a[name] === b[name]);
}
