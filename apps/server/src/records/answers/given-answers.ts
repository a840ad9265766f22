import type { EmploymentType, OccupancyType, OwnershipType } from '@lintel/domain';
import type { Person } from '../../identity/index.ts';
import type { Creation } from './check-creation.ts';

/** A postal address in its stored form. */
export interface Place {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** A borrower's answers about themselves. Income is in dollars a year. */
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
  /** The origin of the visit: campaign, referrer, experiments. */
  readonly visit: Readonly<Record<string, unknown>>;
}

/** A borrower's answers about the home, with later corrections. */
export interface Home {
  readonly address: Place;
  readonly occupancyType: OccupancyType;
  readonly listedForSale: boolean;
  /** Entered when public records didn't find the address. */
  readonly parcelNumber: string | null;
}

type GivenAddress = Creation['propertyRequest']['address'];

/**
 * Converts the answers of a creation to their stored form: no absent fields, trimmed text, and the identity's spelling
 * of the email.
 */
export function toApplicant(body: Creation, email: string): Applicant {
  const { name, dob, phoneNumbers, addresses } = body.profileRequest;
  const findAddress = (type: 'HOME' | 'MAILING') => addresses.find((one) => one.type === type);
  const mailing = findAddress('MAILING');
  return {
    name: {
      firstName: name.firstName.trim(),
      middleName: (name.middleName ?? '').trim(),
      lastName: name.lastName.trim(),
      suffix: name.suffix ?? '',
    },
    dob,
    email,
    phoneNumbers: phoneNumbers.map(({ type, number }) => ({ type, number })),
    homeAddress: toPlace(findAddress('HOME') ?? body.propertyRequest.address),
    mailingAddress: mailing ? toPlace(mailing) : null,
    income: {
      primary: body.income.incomePrimary,
      other: body.income.incomeOther ?? 0,
      coDeeders: body.income.incomeCoDeeders ?? 0,
    },
    employmentType: body.employmentType,
    ownershipType: null,
    visit: {
      abVersions: body.abVersionsRequest ?? [],
      affiliate: {
        abVersion: body.affiliateAbVersion ?? null,
        appIndicator: body.affiliateAppIndicator ?? null,
        liveOffers: body.affiliateLiveOffers ?? null,
      },
      marketingTools: body.marketingTools ?? null,
      utmParameters: body.utmParameters ?? null,
      offerCode: body.offerCode ?? null,
      optimizelyProfileUuid: body.optimizelyProfileRequest?.optimizelyProfileUuid ?? null,
      referrerId: body.referrerId ?? null,
      referralId: body.referralId ?? null,
    },
  };
}

/** Converts the home to its stored form, in which listed for sale is yes or no. */
export function toHome(body: Creation): Home {
  const { address, occupancyType } = body.propertyRequest;
  const listed = body.propertyListedForSale;
  return {
    address: toPlace(address),
    occupancyType,
    listedForSale: listed === true || listed === 'YES',
    parcelNumber: null,
  };
}

/** Converts an address to its stored form. */
export function toPlace(address: Pick<GivenAddress, 'street1' | 'street2' | 'city' | 'state' | 'zip'>): Place {
  return {
    street1: address.street1.trim(),
    street2: (address.street2 ?? '').trim(),
    city: address.city.trim(),
    state: address.state,
    zip: address.zip,
  };
}

/** Converts an applicant to the form of the account's profile, which prefills later applications. */
export function toPerson({ name, dob, homeAddress, mailingAddress }: Applicant): Person {
  return {
    name,
    dob,
    addresses: [
      { type: 'HOME', ...homeAddress },
      ...(mailingAddress ? [{ type: 'MAILING' as const, ...mailingAddress }] : []),
    ],
  };
}
