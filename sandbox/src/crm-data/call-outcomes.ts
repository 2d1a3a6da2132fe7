/** HubSpot's own outcomes of calls, with the ids that are the same in every account. */
export const callOutcomes = [
  { id: '9d9162e7-6cf3-4944-bf63-4dff82258764', label: 'Busy' },
  { id: 'f240bbac-87c9-4f6e-bf70-924b57d47db7', label: 'Connected' },
  { id: 'a4c4c377-d246-4b32-a13b-75a56a4cd0ff', label: 'Left live message' },
  { id: 'b2cf5968-551e-4856-9783-52b3da59a7d0', label: 'Left voicemail' },
  { id: '73a0d17f-1163-4015-bdd5-ec830791da20', label: 'No answer' },
  { id: '17b47fee-58de-441e-a44c-c6300d46f273', label: 'Wrong number' },
] as const;

/** The outcome of a call by its length; a call of less than a minute reached nobody. */
export const outcomeOf = (seconds: number): string => idOf(seconds < 60 ? 'Left voicemail' : 'Connected');

function idOf(label: (typeof callOutcomes)[number]['label']): string {
  const found = callOutcomes.find((outcome) => outcome.label === label);
  if (found === undefined) throw new Error(`no outcome ${label}`);
  return found.id;
}
