import { useEffect, useState } from 'react';
import { Card, Chip, Group, Stack, Text, useDebouncedValue } from '@overture/ui';
import { outlineOf } from './outline.ts';

const maxShown = 12;

export interface TextHintsProps {
  readonly text: string;
  /** Scrolls to this position of the text. */
  readonly onShow: (at: number) => void;
}

/** The sections of a prompt, and its words that the send check would mark in an email. */
export function TextHints({ text, onShow }: TextHintsProps) {
  const outline = outlineOf(text);
  const marked = useMarkedWords(text);
  return (
    <>
      <Card title="Outline">
        {outline.length > 0 ? (
          <Stack gap={4} align="flex-start">
            {outline.map(({ title, at }) => (
              <Chip key={at} onClick={() => onShow(at)}>
                {title}
              </Chip>
            ))}
          </Stack>
        ) : (
          <Text c="dimmed">The headings of the text lead to their places from here.</Text>
        )}
      </Card>
      {marked.length > 0 && (
        <Card title="Words to avoid">
          <Stack gap="xs">
            <Text>An email with one of these is marked. Name them only to forbid them.</Text>
            <Group gap="xs">
              {marked.slice(0, maxShown).map(({ word, at }) => (
                <Chip key={at} onClick={() => onShow(at)}>
                  {word}
                </Chip>
              ))}
            </Group>
          </Stack>
        </Card>
      )}
    </>
  );
}

interface MarkedWord {
  readonly word: string;
  readonly at: number;
}

/** The words that the send check marks. The lexicons are large, so they are loaded when the first text is shown. */
function useMarkedWords(text: string): readonly MarkedWord[] {
  const [settled] = useDebouncedValue(text, 300);
  const [marked, setMarked] = useState<readonly MarkedWord[]>([]);
  useEffect(() => {
    void import('@overture/core/checks').then(({ pressureIn }) =>
      setMarked(pressureIn(settled, null).map(({ start, end }) => ({ word: settled.slice(start, end), at: start }))),
    );
  }, [settled]);
  return marked;
}
