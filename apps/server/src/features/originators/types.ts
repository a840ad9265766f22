import type { NameSuffix, OccupancyType } from '@lintel/domain';

/** A person whom a loan officer refers, with the data that the loan officer entered. */
export interface ReferredPerson {
  readonly name: {
    readonly firstName: string;
    readonly middleName: string;
    readonly lastName: string;
    readonly suffix: NameSuffix;
  } | null;
  readonly address: {
    readonly street1: string;
    readonly street2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  } | null;
  /** Ten digits. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  /** Absent in referrals that staff entered. */
  readonly occupancyType?: OccupancyType | undefined;
}
