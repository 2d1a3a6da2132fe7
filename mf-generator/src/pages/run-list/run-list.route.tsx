import { capProblem, counted } from '@overture/core/contract';
import type { LeftOutReason, WritingLanguage } from '@overture/core/contract';
import {
  AppButton,
  Banner,
  Card,
  errorText,
  IconArrowLeft,
  Page,
  PageHeader,
  SelectField,
  Spinner,
  Stack,
  SwitchField,
  TextField,
  TextLink,
  useConfig,
  useNavigate,
  useQuery,
  useSession,
} from '@overture/ui';
import {
  chosenModel,
  LanguageField,
  ModelField,
  modelsQuery,
  TemplateField,
  templatesQuery,
} from '@overture/ui/record';
import { useState } from 'react';
import { contactsIn } from './contacts-in.ts';
import { ListSourceFields, noSource } from './list-source.tsx';
import type { ListSource } from './list-source.tsx';
import { PlanCard } from './plan-card.tsx';
import { planQuery, useStartRun } from './run-list.queries.ts';
import type { PlanRequest } from './run-list.queries.ts';

/** Runs a list (/runs/new): choose contacts and template, see the plan, start within a maximum cost. */
export function RunListRoute() {
  const session = useSession();
  const departments = useConfig()?.departments ?? [];
  const isSuperadmin = session?.role === 'superadmin';
  const [chosenZone, setZone] = useState('');
  const zone = isSuperadmin ? chosenZone : null;
  const [source, setSource] = useState(noSource);
  const [promptId, setPromptId] = useState('');
  const [modelId, setModelId] = useState('');
  const [language, setLanguage] = useState<WritingLanguage | ''>('');
  const [isFlex, setFlex] = useState(false);
  const [asked, setAsked] = useState<PlanRequest | null>(null);
  const templates = useQuery(templatesQuery);
  const models = useQuery(modelsQuery(zone));
  const model = models.data && chosenModel(models.data, modelId);
  const plan = useQuery(planQuery(asked));
  const own = templates.data?.filter(({ department }) => department === (zone ?? session?.department)) ?? [];
  const contacts = namedIn(source);
  const isReady = contacts !== null && promptId !== '' && zone !== '';
  /** What was planned before holds no more. */
  const changing =
    <T,>(change: (value: T) => void) =>
    (value: T) => {
      setAsked(null);
      change(value);
    };
  const showPlan = () => {
    if (!isReady) return;
    setAsked({
      ...contacts,
      selectedPrompt: promptId,
      ...(zone !== null && { department: zone }),
      ...(model !== undefined && { aiModel: model.id }),
      ...(language !== '' && { language }),
      serviceTier: isFlex ? 'flex' : 'default',
      include: [],
    });
  };
  return (
    <Page width="form">
      <PageHeader
        back={
          <TextLink to="/runs" icon={<IconArrowLeft size={16} />}>
            Runs
          </TextLink>
        }
        title="Run a list"
        subtitle="Write to many contacts at once. You see what will run and what it costs before anything is paid."
      />
      <Card title="Contacts">
        <Stack gap="lg">
          {isSuperadmin && (
            <SelectField
              label="Domain"
              data={[...departments]}
              value={chosenZone || null}
              allowDeselect={false}
              onChange={changing((value: string | null) => {
                setZone(value ?? '');
                setPromptId('');
                setModelId('');
                setSource({ ...source, list: null });
              })}
            />
          )}
          <ListSourceFields department={zone} source={source} onSource={changing(setSource)} />
        </Stack>
      </Card>
      <Card title="Sequences">
        <Stack gap="lg">
          <TemplateField
            placeholder={templates.isLoading ? 'Loading...' : 'Select an option'}
            templates={own}
            value={promptId}
            onChange={changing(setPromptId)}
          />
          <ModelField
            placeholder={models.isLoading ? 'Loading...' : 'Select an option'}
            offer={models.data}
            value={model?.id ?? ''}
            onChange={changing(setModelId)}
          />
          <LanguageField value={language} onChange={changing(setLanguage)} />
          <SwitchField
            label="Half price (flex): takes longer when the vendor is busy"
            checked={isFlex}
            onChange={changing(setFlex)}
          />
          <AppButton
            variant={asked === null ? 'primary' : 'secondary'}
            busy={plan.isFetching}
            disabled={!isReady}
            onClick={showPlan}
          >
            Show the plan
          </AppButton>
        </Stack>
      </Card>
      {plan.isError && <Banner tone="error">{errorText(plan.error, 'The plan could not be made')}</Banner>}
      {asked !== null && plan.isLoading && <Spinner label="Reading the contacts..." />}
      {asked !== null && plan.data && (
        <>
          <PlanCard
            plan={plan.data}
            include={asked.include ?? []}
            onInclude={(include: readonly LeftOutReason[]) => setAsked({ ...asked, include: [...include] })}
          />
          {plan.data.willRun > 0 && (
            <StartCard
              key={JSON.stringify(asked)}
              request={asked}
              willRun={plan.data.willRun}
              suggestedName={nameOf(source)}
              suggestedUsd={plan.data.maxUsd}
              contactUsd={plan.data.contactUsd}
              isPlanning={plan.isFetching}
            />
          )}
        </>
      )}
    </Page>
  );
}

interface StartCardProps {
  readonly request: PlanRequest;
  readonly willRun: number;
  readonly suggestedName: string;
  readonly suggestedUsd: number | null;
  readonly contactUsd: number | null;
  readonly isPlanning: boolean;
}

/** The name and the cap of the run, and the button that starts it. */
function StartCard({ request, willRun, suggestedName, suggestedUsd, contactUsd, isPlanning }: StartCardProps) {
  const navigate = useNavigate();
  const start = useStartRun();
  const [name, setName] = useState(suggestedName);
  const [typed, setTyped] = useState<string | null>(null);
  // A plan that is still being made shows the costs of the one before.
  const amount = typed ?? (suggestedUsd === null ? '' : suggestedUsd.toFixed(2));
  const usd = Number(amount.replace(',', '.'));
  const isAmount = amount.trim() !== '' && Number.isFinite(usd) && usd > 0;
  const problem = isAmount ? capProblem(usd, { contactUsd }) : 'Please enter an amount';
  const submit = () => {
    if (problem !== null || name.trim() === '') return;
    start.mutate(
      { ...request, name: name.trim(), maxCostUsd: usd },
      { onSuccess: ({ run }) => void navigate(`/runs/${run._id}`) },
    );
  };
  return (
    <Card title="Start">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="lg">
          <TextField
            label="Name"
            value={name}
            maxLength={120}
            error={name.trim() === '' && 'Please name the run'}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <TextField
            label="Maximum cost in US dollars"
            description="The run never spends more. There it pauses, and goes on when you raise it."
            inputMode="decimal"
            value={amount}
            error={problem}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {start.isError && <Banner tone="error">{errorText(start.error, 'The run could not be started')}</Banner>}
          <AppButton type="submit" variant="primary" fullWidth busy={start.isPending} disabled={isPlanning}>
            {`Run ${counted(willRun, 'contact')}`}
          </AppButton>
        </Stack>
      </form>
    </Card>
  );
}

/** The contacts that the source names; null while it names none. */
function namedIn({ from, list, text, file }: ListSource): Pick<PlanRequest, 'listId' | 'contacts'> | null {
  if (from === 'list') return list && { listId: list.id };
  const contacts = from === 'links' ? contactsIn(text) : (file?.contacts ?? []);
  return contacts.length === 0 ? null : { contacts: [...contacts] };
}

function nameOf({ from, list, file }: ListSource): string {
  const named =
    from === 'list' ? list?.name.split(' · ')[0] : from === 'file' ? file?.file.name.replace(/\.\w+$/, '') : undefined;
  return (named ?? 'Pasted contacts').slice(0, 120);
}
