// Messages of fields, in English as in the domain's `fields/text-words.en.ts`.
export const CONSENT_TWICE = 'Answer each consent only once.';
export const NEVER_SAVED = 'This is never saved in a draft.';
export const NO_DATE = 'Invalid date';
export const ATTORNEY_ALONE = 'Attorney can’t be combined with other permissions.';
