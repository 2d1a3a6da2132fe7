import type { PromptVersionWire, Regression } from '@overture/core/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery, useQueryClient } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import { trialQuery } from '../trial/trial.queries.ts';
import { forgetDraft } from './kept-draft.ts';
import type { TypedPrompt } from './prompt-editor.tsx';
import { isGateFailure, usePublishPrompt, useUpdatePrompt, versionsKey } from './prompt.queries.ts';

/** What is about to be put in use: what is in the editor, or a version that is kept already. */
export type ToPublish = { readonly typed: TypedPrompt } | { readonly kept: PromptVersionWire };

/** How far a publication is. Its text is kept as a draft from `writing` on. */
export type PublishingStep =
  | { readonly name: 'idle' }
  | { readonly name: 'asking'; readonly toPublish: ToPublish }
  /** The golden samples are written with it. */
  | { readonly name: 'writing'; readonly version: number; readonly why: string; readonly trialId: string }
  /** The golden samples say that it is worse. */
  | {
      readonly name: 'refused';
      readonly version: number;
      readonly message: string;
      readonly trialId: string | undefined;
      readonly regressions: readonly Regression[];
    };

const idle: PublishingStep = { name: 'idle' };

/**
 * Publishes versions of a prompt: asks why, waits for the golden samples, and shows what they say. `changes` are queries of
 * other pages that show its text.
 */
export function usePublishing(promptId: string, changes: readonly QueryKey[] = []) {
  const update = useUpdatePrompt();
  const publish = usePublishPrompt(changes);
  const client = useQueryClient();
  const [step, setStep] = useState(idle);
  const awaited = step.name === 'writing' ? step.trialId : '';
  const trial = useQuery({ ...trialQuery(promptId, awaited), enabled: awaited !== '' }).data;

  const attempt = async (why: string, send: () => Promise<{ version: number; trialId?: string | undefined }>) => {
    try {
      const { version, trialId } = await send();
      forgetDraft(promptId);
      setStep(trialId === undefined ? idle : { name: 'writing', version, why, trialId });
    } catch (error) {
      // The text may have been kept as a draft, beside somebody else's version or because of the golden samples.
      await client.invalidateQueries({ queryKey: versionsKey });
      if (!isGateFailure(error)) return setStep(idle);
      forgetDraft(promptId);
      const { version = 0, trialId, regressions = [] } = error.gate ?? {};
      setStep({ name: 'refused', version, message: error.message, trialId, regressions });
    }
  };
  const publishKept = (version: number, why: string, override?: true) =>
    attempt(why, async () => {
      const { trialId } = await publish.mutateAsync({ _id: promptId, version, why, ...(override && { override }) });
      return { version, trialId };
    });

  const publishWritten = useEffectEvent(() => {
    if (step.name === 'writing') void publishKept(step.version, step.why);
  });
  const isWritten = trial?.state === 'done';
  useEffect(() => {
    if (isWritten) publishWritten();
  }, [awaited, isWritten]);

  return {
    step,
    /** The trial of the golden samples that is awaited. */
    trial,
    busy: update.isPending || publish.isPending,
    saveDraft: ({ texts, basedOn }: TypedPrompt) =>
      update.mutateAsync({ _id: promptId, ...texts, basedOn, draft: true }),
    ask: (toPublish: ToPublish) => setStep({ name: 'asking', toPublish }),
    close: () => setStep(idle),
    /** Publishes what was asked about. */
    send: async (why: string) => {
      if (step.name !== 'asking') return;
      const { toPublish } = step;
      if ('kept' in toPublish) return publishKept(toPublish.kept.version, why);
      const { texts, basedOn } = toPublish.typed;
      await attempt(why, async () => {
        const { prompt, trialId } = await update.mutateAsync({ _id: promptId, ...texts, basedOn, why });
        return { version: prompt.version, trialId };
      });
    },
    /** Publishes what the golden samples refused. */
    override: async (why: string) => {
      if (step.name === 'refused') await publishKept(step.version, why, true);
    },
  };
}
