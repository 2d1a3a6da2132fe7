import type { Ref } from 'react';
import { AppButton, IconArrowRight, ownRecordPath, Text, toast, useNavigate, useOneAtATime } from '@overture/ui';
import type { WorklistFilter } from '@overture/ui';
import { useShortcuts } from './use-shortcuts.ts';
import type { Walk } from './use-walk.ts';

export interface NextContactProps {
  readonly walk: Walk;
  /** The list that is walked through, which stays in the address. */
  readonly filter: WorklistFilter;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** The place in the list from which the record was opened, and the way on to the next contact of it. */
export function NextContact({ walk: { place, total, next, readOn }, filter, ref }: NextContactProps) {
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const goOn = () =>
    oneAtATime(async () => {
      const to = next ?? (await readOn());
      if (to === undefined) return toast.info('That was the last contact of this list.');
      await navigate(ownRecordPath(to, filter));
    });
  useShortcuts({ n: () => void goOn() });
  return (
    <>
      {place !== null && (
        <Text span size="xs" c="dimmed">
          {place} of {total}
        </Text>
      )}
      <AppButton
        {...(ref && { ref })}
        size="sm"
        icon={<IconArrowRight size={16} />}
        aria-keyshortcuts="n"
        onClick={() => void goOn()}
      >
        Next contact
      </AppButton>
    </>
  );
}
