import { DeleteSample } from '../lab/use-cases/delete-sample.ts';
import { EraseSamples } from '../lab/use-cases/erase-samples.ts';
import { ListSamples } from '../lab/use-cases/list-samples.ts';
import { SaveSample } from '../lab/use-cases/save-sample.ts';
import { ShowReceived } from '../lab/use-cases/show-received.ts';
import type { Wiring } from './bindings.ts';
import { audit, clock, credentials, history, ids, links, promptComposer, readContact, samples } from './tokens.ts';

/** Binds what prompts are tried with. */
export function labModule({ bind }: Wiring): void {
  bind(SaveSample, { samples, history, links, readContact, credentials, audit, clock, ids });
  bind(ListSamples, { samples });
  bind(DeleteSample, { samples, audit });
  bind(EraseSamples, { samples });
  bind(ShowReceived, { samples, promptComposer });
}
