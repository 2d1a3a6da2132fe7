import type { PromptVersionWire, Regression } from '@overture/core/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasCode, useQuery, useQueryClient } from '@overture/ui';
import type { QueryKey } from '@overture/ui';
import { trialQuery } from '../trial/trial.queries.ts';
import { keptDrafts } from './kept-draft.ts';
import type { TypedPrompt } from './kept-draft.ts';
import { usePublishPrompt, useUpdatePrompt, versionsKey } from './prompt.queries.ts';

/** What is to be published: the text in the editor, or a saved version. */
export type ToPublish = { readonly typed: TypedPrompt } | { readonly kept: PromptVersionWire };

/** The step of a publication. From `writing` on, its text is saved as a draft. */
export type PublishingStep =
  | { readonly name: 'idle' }
  | { readonly name: 'asking'; readonly toPublish: ToPublish }
  /** The samples that must pass are being written with the new version. */
  | { readonly name: 'writing'; readonly version: number; readonly why: string; readonly trialId: string }
  /** The golden samples are worse with the new version. */
  | {
      readonly name: 'refused';
      readonly version: number;
      /** Why the text was changed, which a reason to publish it anyway does not replace. */
      readonly why: string;
      readonly message: string;
      readonly trialId: string | undefined;
      readonly regressions: readonly Regression[];
    };

const idle: PublishingStep = { name: 'idle' };

/**
 * Publishes versions of a prompt: asks for the reason, waits for the golden samples, and shows their result. `changes`
 * are queries of other pages that show the prompt's text.
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
      keptDrafts.forget(promptId);
      setStep(trialId === undefined ? idle : { name: 'writing', version, why, trialId });
    } catch (error) {
      // The text may have been saved as a draft, because somebody else published meanwhile or a golden sample got
      // worse.
      await client.invalidateQueries({ queryKey: versionsKey });
      if (!hasCode(error, 'gate_failed')) return setStep(idle);
      keptDrafts.forget(promptId);
      const { version = 0, trialId, regressions = [] } = error.gate ?? {};
      setStep({ name: 'refused', version, why, message: error.message, trialId, regressions });
    }
  };
  const publishKept = (version: number, why: string, override?: string) =>
    attempt(why, async () => {
      const { trialId } = await publish.mutateAsync({ _id: promptId, version, why, override });
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
    /** The running trial of the golden samples. */
    trial,
    busy: update.isPending || publish.isPending,
    saveDraft: ({ texts, basedOn }: TypedPrompt) =>
      update.mutateAsync({ _id: promptId, ...texts, basedOn, draft: true }),
    ask: (toPublish: ToPublish) => setStep({ name: 'asking', toPublish }),
    close: () => setStep(idle),
    /** Publishes the version that the dialog asks about. */
    send: async (why: string) => {
      if (step.name !== 'asking') return;
      const { toPublish } = step;
      if ('kept' in toPublish) return publishKept(toPublish.kept.version, why);
      const { texts, basedOn } = toPublish.typed;
      await attempt(why, async () => {
        const { savedVersion, trialId } = await update.mutateAsync({ _id: promptId, ...texts, basedOn, why });
        return { version: savedVersion, trialId };
      });
    },
    /** Publishes the version although the golden samples got worse. */
    override: async (reason: string) => {
      if (step.name === 'refused') await publishKept(step.version, step.why, reason);
    },
  };
}
