import { shownTemplateFields, templateFieldNames } from '@overture/core/contract';
import { AppButton, KeyValueCard, Stack, Text, TextDiff } from '@overture/ui';
import { useRef, useState } from 'react';
import type { PromptTexts } from './prompt.queries.ts';

/** What is published; its text is null where it is not kept any more. */
export type Published = Omit<PromptTexts, 'prompt'> & { readonly prompt: string | null };

export interface WhatChangesProps {
  /** What generations use now; null if there is nothing. */
  readonly live: Published | null;
  /** What they would use from now on. */
  readonly next: Published;
}

/** What a publication changes: each field that becomes another, then the text with its changes. */
export function WhatChanges({ live, next }: WhatChangesProps) {
  if (live === null) return null;
  const fields = fieldNames
    .map(({ name, label }) => ({ label, before: shown(name, live), after: shown(name, next) }))
    .filter(({ before, after }) => before !== after);
  return (
    <Stack gap="md">
      {fields.length > 0 && (
        <KeyValueCard
          title="Fields that change"
          items={fields.map(({ label, before, after }) => ({
            label,
            value: <TextDiff before={before || 'empty'} after={after || 'empty'} />,
          }))}
        />
      )}
      <TextChanges live={live.prompt} next={next.prompt} />
    </Stack>
  );
}

type FieldName = Exclude<keyof Published, 'prompt'>;

/** Every field but the text. */
const labels: Record<FieldName, string> = { ...templateFieldNames, department: 'Domain' };
const fieldNames = Object.entries(labels).map(([name, label]) => ({ name: name as FieldName, label }));

function shown(name: FieldName, fields: Published): string {
  return { ...shownTemplateFields(fields), department: fields.department }[name];
}

interface TextChangesProps {
  readonly live: string | null;
  readonly next: string | null;
}

/** The text with what is added and removed, opened at the first change, with a jump to the next one if there are several. */
function TextChanges({ live, next }: TextChangesProps) {
  const text = useRef<HTMLDivElement>(null);
  const shown = useRef(-1);
  const [count, setCount] = useState(0);
  if (live === null || next === null || live === next) return null;
  const toNext = () => {
    const marks = [...(text.current?.querySelectorAll('del, ins') ?? [])];
    // A replacement is one change, although it is a removal and an addition.
    const all = marks.filter((mark) => mark.previousElementSibling?.tagName !== 'DEL');
    setCount(all.length);
    shown.current = (shown.current + 1) % Math.max(1, all.length);
    all[shown.current]?.scrollIntoView({ block: 'center' });
  };
  return (
    <Stack gap="xs" align="start">
      <Text
        ref={text}
        component="div"
        role="region"
        aria-label="What changes"
        tabIndex={0}
        dir="auto"
        style={{ whiteSpace: 'pre-wrap', maxHeight: '40vh', overflowY: 'auto' }}
      >
        <TextDiff before={live} after={next} onShown={toNext} />
      </Text>
      {count > 1 && (
        <AppButton size="sm" onClick={toNext}>
          Next change
        </AppButton>
      )}
    </Stack>
  );
}
