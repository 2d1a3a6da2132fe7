import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { Regression } from '../../platform/contract/regression.ts';
import { AppError } from '../../platform/app-error.ts';
import type { VersionContent } from '../domain/prompt-version.ts';
import { type GateVerdict, PublishGate } from '../ports/publish-gate.ts';
import { templateContentOf } from './template-texts.ts';
import { TextKinds } from './text-kinds.ts';
import { VersionKeeper } from './version-keeper.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

interface PublishInput {
  readonly actor: AuditActor;
  readonly id: string;
  readonly version: number;
  readonly why: string;
  /** The reason to publish it although it is worse, or was not tried. */
  readonly override?: string | undefined;
}

export interface Publication {
  readonly content: VersionContent;
  /** `not_judged`: the text is no template; only templates are tried on samples. */
  readonly gate: 'passed' | 'overridden' | 'no_golden_samples' | 'not_judged' | 'running';
  /** The trial that must end first; nothing was published. */
  readonly trialId?: string;
  /** The expectations that it does not meet, and that the version before did not meet either. */
  readonly stillBroken?: readonly Regression[];
}

/**
 * Publishes a version of a text; publishing an older one restores it. A template must pass the gate first, unless
 * `override` gives a reason. Errors: `not_found`, `conflict`, `gate_failed`, and those of `PublishGate`.
 */
export class PublishVersion extends UseCase({
  textKinds: TextKinds,
  versionKeeper: VersionKeeper,
  gate: PublishGate,
  audit: AuditTrail,
}) {
  async execute({ actor, id, version, why, override }: PublishInput): Promise<Publication> {
    const { textKinds, versionKeeper, gate, audit } = this.deps;
    const { texts, isTemplate } = await textKinds.of(id);
    let outcome: Publication['gate'] = override === undefined ? 'not_judged' : 'overridden';
    let stillBroken: Publication['stillBroken'];
    const seen = await versionKeeper.find(texts, id, version);
    if (isTemplate && override === undefined) {
      const { title, prompt: text, department } = templateContentOf(seen.content);
      const verdict = await gate.judge({ actor, promptId: id, version, title, text, department });
      if (verdict.outcome === 'failed') throw gateFailed(verdict, version);
      if (verdict.outcome === 'running') {
        return { content: seen.content, gate: 'running', trialId: verdict.trialId };
      }
      outcome = verdict.outcome;
      if (verdict.outcome === 'passed') stillBroken = verdict.brokenInBoth;
    }
    const { content } = await versionKeeper.publish(texts, id, version, { author: actor.name, why });
    await audit.record(actor, 'prompt_published', id, `${content.title} (version ${version}): ${why}`);
    if (override !== undefined) {
      await audit.record(actor, 'gate_overridden', id, `${content.title} (version ${version}): ${override}`);
    }
    return { content, gate: outcome, stillBroken };
  }
}

/** The error for a version that is worse for the golden samples and stays a draft. */
export function gateFailed({ trialId, regressions }: Extract<GateVerdict, { outcome: 'failed' }>, version: number) {
  const message = `Version ${version} is worse on ${named(regressions)} and stays unpublished.`;
  const issues = regressions.map(({ sample, sampleName, message: what }) => ({
    path: sample,
    message: `${sampleName}: ${what}`,
  }));
  return new AppError('gate_failed', message, { issues, gate: { trialId, version, regressions } });
}

/** What a published version leaves as it was, in words for people; null if there is nothing. */
export function stillBrokenText({ stillBroken = [] }: Pick<Publication, 'stillBroken'>): string | null {
  if (stillBroken.length === 0) return null;
  const told = stillBroken.map(({ sampleName, message }) => `${sampleName}: ${message}`);
  return `The version before broke this, too: ${told.join(' ')}`;
}

function named(regressions: readonly Regression[]): string {
  const samples = new Set(regressions.map(({ sample }) => sample)).size;
  return `${counted(samples, 'sample')} that must pass`;
}
