/** A person on a sanctions list, as published. Birth dates are as exact as the list's. */
export interface ListEntry {
  /** The list's own number for the entry, unique within one list. */
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

/**
 * A birth date on a list: from and to (yyyy-MM-dd, inclusive). A year only is the whole year; "circa" adds a year on
 * each side.
 */
export interface BirthDate {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export interface SanctionsList {
  readonly name: string;
  /** yyyy-MM-dd */
  readonly publishedOn: string;
  /** Hash of the list's content: other content under the same date is another list. */
  readonly content: string;
}

/** A person to screen, with what we know about them. */
export interface ScreenedPerson {
  /** BORROWER, or the person's id in the loan file. */
  readonly person: string;
  readonly name: string;
  /** yyyy-MM-dd; null: unknown. */
  readonly birthDate: string | null;
}

/** Default number of days after publication during which a list can be used. OFAC publishes several times a week. */
export const LIST_DAYS = 7;

/** Whole days from a list's publication to a day; both yyyy-MM-dd. */
export function listAge({ publishedOn }: Pick<SanctionsList, 'publishedOn'>, today: string): number {
  return Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${publishedOn}T00:00:00Z`)) / 86_400_000);
}
