import type { NameSuffix, OccupancyType } from '@lintel/domain';

/** What a loan officer knows of a person they refer. */
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
  /** Absent in referrals that ask the borrower. */
  readonly occupancyType?: OccupancyType | undefined;
}
