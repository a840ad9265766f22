/** A person on a sanctions list, as published. Dates of birth are as exact as the list is. */
export interface ListEntry {
  /** The list's own number of the entry, unique within one list. */
  readonly id: string;
  readonly list: string;
  readonly name: string;
  /** Other names of the same person: a.k.a., f.k.a., n.k.a. */
  readonly aliases: readonly string[];
  readonly programs: readonly string[];
  readonly births: readonly BirthDate[];
  readonly birthPlaces: readonly string[];
  readonly nationalities: readonly string[];
  readonly addresses: readonly string[];
  /** Passports, tax numbers and the like, as written. */
  readonly ids: readonly string[];
  readonly remarks: string;
}

/** A birth date of a list: from and to (yyyy-MM-dd, inclusive). A year alone is the whole year; "circa" is a year more on each side. */
export interface BirthDate {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A list in use. */
export interface SanctionsList {
  readonly name: string;
  /** yyyy-MM-dd */
  readonly publishedOn: string;
  /** Hash of what it says: other content under the same date is another list. */
  readonly content: string;
}

/** One of our people, as far as we know them. */
export interface ScreenedPerson {
  /** BORROWER, or the id by which the file knows the person. */
  readonly person: string;
  readonly name: string;
  /** yyyy-MM-dd; null: unknown. */
  readonly birthDate: string | null;
}

/** Days after its publication for which a list may be used when nothing else is configured. OFAC publishes several times a week. */
export const LIST_DAYS = 7;

/** Whole days from a list's publication to a day; both yyyy-MM-dd. */
export function listAge({ publishedOn }: Pick<SanctionsList, 'publishedOn'>, today: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${publishedOn}T00:00:00Z`)) / 86_400_000);
}
