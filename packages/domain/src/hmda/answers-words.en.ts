import type { HmdaGroup } from './form.ts';

// Messages of fields, as in `fields/text-words.en.ts`. The form's own words are the regulation's (`form.ts`).
export const NO_OPTION = 'Choose one of the options shown.';
/** The error for a group without an answer. */
export const hmdaUnanswered = (group: HmdaGroup): string =>
  `Select an answer, or 'I do not wish to provide this information', for ${group}.`;
