import { TextWork, type TextTasks } from '../../writing/ports/text-work.ts';
import { textTasks } from './text-tasks.ts';

/** Does the work at once, for processes whose users do not wait for one another. */
export class InlineTextWork extends TextWork {
  override async run<K extends keyof TextTasks>(
    task: K,
    _userId: string,
    input: Parameters<TextTasks[K]>[0],
  ): Promise<Awaited<ReturnType<TextTasks[K]>>> {
    const work = textTasks[task] as (given: typeof input) => ReturnType<TextTasks[K]>;
    const result = await work(input);
    return result;
  }
}
