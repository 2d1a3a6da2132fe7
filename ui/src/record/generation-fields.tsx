import { languageName, writingLanguages } from '@overture/core/contract';
import type { Prompt, WritingLanguage } from '@overture/core/contract';
import { SelectField } from '@overture/ui';
import type { ComponentProps } from 'react';
import { modelChoices } from './offered-models.ts';
import type { ModelOffer } from './offered-models.ts';

/** A choice that a page may explain, disable or complain about. `onChange` gets the value, which is empty for none. */
type Choice<T extends string> = Omit<ComponentProps<typeof SelectField>, 'data' | 'value' | 'onChange'> & {
  readonly value: T;
  readonly onChange: (value: T) => void;
};

export interface TemplateFieldProps extends Choice<string> {
  /** Undefined while they are loading. */
  readonly templates: readonly Pick<Prompt, '_id' | 'title'>[] | undefined;
}

/** The prompt template of a generation. */
export function TemplateField({ templates = [], value, disabled, onChange, ...field }: TemplateFieldProps) {
  return (
    <SelectField
      label="Prompt Template"
      data={templates.map(({ _id, title }) => ({ value: _id, label: title || 'Untitled template' }))}
      value={value || null}
      searchable={templates.length > 7}
      allowDeselect={false}
      disabled={disabled === true || templates.length === 0}
      onChange={(next) => onChange(next ?? '')}
      {...field}
    />
  );
}

export interface ModelFieldProps extends Choice<string> {
  /** Undefined while it is loading. */
  readonly offer: ModelOffer | undefined;
}

/** The AI model of a generation; one that has ended is named, and cannot be chosen. */
export function ModelField({ offer, value, disabled, onChange, ...field }: ModelFieldProps) {
  const choices = offer ? modelChoices(offer) : [];
  return (
    <SelectField
      label="AI Model"
      data={choices}
      value={value || null}
      allowDeselect={false}
      disabled={disabled === true || choices.length === 0}
      onChange={(next) => onChange(next ?? '')}
      {...field}
    />
  );
}

/** The languages to choose from, after the default that leaves it to the contact. */
const languages = [
  { value: '', label: "The contact's own" },
  ...writingLanguages
    .map((code) => ({ value: code, label: languageName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
];

export interface LanguageFieldProps extends Choice<WritingLanguage | ''> {
  /** Whether the contact's own language can no longer be chosen. */
  readonly isNamed?: boolean;
}

/** The language of a generation; empty for the contact's own. */
export function LanguageField({ isNamed = false, onChange, ...field }: LanguageFieldProps) {
  return (
    <SelectField
      label="Language"
      data={isNamed ? languages.slice(1) : languages}
      searchable
      allowDeselect={false}
      onChange={(next) => onChange(writingLanguages.find((code) => code === next) ?? '')}
      {...field}
    />
  );
}
