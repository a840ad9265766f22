import type { EmploymentType, OccupancyType, OwnershipType } from '@lintel/domain';
import { putForFile } from '../db/file-secrets.ts';
import type { Executor, Vault } from '../db/vault.ts';
import type { Person } from '../profile/person.ts';
import { detailOf, replaceRefs } from './store.ts';

export interface Place {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** The person as answered. Dollars a year. */
export interface Applicant {
  readonly name: Person['name'];
  /** yyyy-MM-dd */
  readonly dob: string;
  readonly email: string;
  readonly phoneNumbers: readonly { readonly type: string; readonly number: string }[];
  readonly homeAddress: Place;
  readonly mailingAddress: Place | null;
  readonly income: { readonly primary: number; readonly other: number; readonly coDeeders: number };
  readonly employmentType: EmploymentType;
  readonly ownershipType: OwnershipType | null;
  /** Where the visit came from: campaign, referrer, experiments. */
  readonly visit: Readonly<Record<string, unknown>>;
}

/** The home as answered, and as corrected since. */
export interface Home {
  readonly address: Place;
  readonly occupancyType: OccupancyType;
  readonly listedForSale: boolean;
  /** Typed when public records did not know the address. */
  readonly parcelNumber: string | null;
}

export interface Answers {
  readonly applicant: Applicant;
  readonly home: Home;
}

export const keepApplicant = (vault: Vault, trx: Executor, uuid: string, applicant: Applicant): Promise<string> =>
  putForFile(vault, trx, uuid, 'applicant', applicant);
export const keepHome = (vault: Vault, trx: Executor, uuid: string, home: Home): Promise<string> =>
  putForFile(vault, trx, uuid, 'home', home);

/** A corrected home takes the place of the one before; answers the reference to it. */
export async function replaceHome(vault: Vault, trx: Executor, uuid: string, home: Home, at: Date): Promise<string> {
  const property = await keepHome(vault, trx, uuid, home);
  await replaceRefs(trx, uuid, { property_ref: property, updated_at: at });
  return property;
}

/** The present answers of a loan. */
export async function readAnswers(vault: Vault, trx: Executor, uuid: string): Promise<Answers> {
  const row = await detailOf(trx, uuid);
  return {
    applicant: await vault.get<Applicant>(trx, 'applicant', row.profile_ref),
    home: await vault.get<Home>(trx, 'home', row.property_ref),
  };
}
