import type { AutopayPrices } from '../bank/autopay-prices.ts';
import { formatPayments, formatRates } from '../bank/format-autopay-prices.ts';
import type { OccupancyType, OwnershipType } from '../enums/home.ts';
import { EMPLOYMENT_LABELS } from '../enums/income-words.en.ts';
import type { EmploymentType } from '../enums/income.ts';
import { CITIZENSHIP_LABELS, MARITAL_LABELS, OWNERSHIP_LABELS } from '../fields/contact-words.en.ts';
import type { Citizenship, MaritalStatus } from '../fields/contact.ts';
import { type AddressParts, formatAddress } from '../format/address.ts';
import { formatDate } from '../format/date.ts';
import { formatMoney } from '../format/money.ts';
import { formatName } from '../format/name.ts';
import { formatPercent } from '../format/percent.ts';
import { formatPhone } from '../format/phone.ts';
import type { Quote } from '../offer/offer.ts';

/** The answers and figures that the application summary shows. Dollars; income a year. Never demographic answers. */
export interface SummaryFacts {
  readonly property: {
    readonly address: AddressParts;
    readonly occupancy: OccupancyType;
    readonly value: number | null;
    readonly parcelNumber: string | null;
  };
  readonly you: {
    readonly name: {
      readonly firstName: string;
      readonly middleName: string;
      readonly lastName: string;
      readonly suffix: string;
    };
    /** yyyy-MM-dd */
    readonly birthdate: string;
    readonly email: string;
    readonly phoneNumber: string | null;
    readonly homeAddress: AddressParts;
    /** Null: the same as the home address. */
    readonly mailingAddress: AddressParts | null;
    readonly yearsAtAddress: number | null;
    readonly maritalStatus: MaritalStatus | null;
    readonly citizenship: Citizenship | null;
    readonly ownershipType: OwnershipType | null;
    readonly coOwners: readonly string[];
    readonly ssnLastFour: string | null;
  };
  readonly income: { readonly employmentType: EmploymentType; readonly primary: number; readonly other: number };
  /** The current choice, its term in years, and its price with and without autopay if they differ. */
  readonly offer:
    | (Pick<
        Quote,
        | 'monthlyPayment'
        | 'rate'
        | 'originationFeeAmount'
        | 'recordingFee'
        | 'recordingTax'
        | 'totalDraw'
        | 'lineAmount'
        | 'discountTypes'
      > & { readonly term: number; readonly autopay: AutopayPrices | null })
    | null;
  /** Liens on the home, and other debts that the line pays off. */
  readonly liens: readonly { readonly creditorName: string; readonly balance: number; readonly paidOff: boolean }[];
}

/** One section of the application summary, with a line for each answer. */
export interface SummarySection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  /** The page that changes it; null: it can't be changed at this step. */
  readonly change: 'you' | 'income' | 'offer' | null;
}

const OCCUPANCY: Readonly<Record<OccupancyType, string>> = {
  HOME: 'You live there',
  SECONDARY: 'Second home',
  INVESTMENT: 'Rented out',
};
const NOT_GIVEN = 'Not given';
const NOT_KNOWN = 'Not known yet';

/**
 * Builds the application summary in five sections, in the borrower's words. The screen before the submission and the
 * summary document both show exactly these lines, in English like every document. The Social Security number shows only
 * its last four digits.
 */
export function summarySections({ property, you, income, offer, liens }: SummaryFacts): readonly SummarySection[] {
  return [
    {
      title: 'Property',
      change: null,
      rows: [
        { label: 'Address', value: formatAddress(property.address) },
        { label: 'How you use it', value: OCCUPANCY[property.occupancy] },
        { label: 'Home value', value: property.value === null ? NOT_KNOWN : formatMoney(property.value) },
        ...(property.parcelNumber === null ? [] : [{ label: 'Parcel number', value: property.parcelNumber }]),
        {
          label: 'How it is owned',
          value: you.ownershipType === null ? NOT_GIVEN : OWNERSHIP_LABELS[you.ownershipType],
        },
        ...(you.coOwners.length === 0 ? [] : [{ label: 'Other owners', value: you.coOwners.join(', ') }]),
      ],
    },
    {
      title: 'You',
      change: 'you',
      rows: [
        { label: 'Legal name', value: formatName(you.name) },
        { label: 'Date of birth', value: formatDate(you.birthdate) },
        {
          label: 'Social Security number',
          value: you.ssnLastFour === null ? NOT_GIVEN : `Ending in ${you.ssnLastFour}`,
        },
        { label: 'Home address', value: formatAddress(you.homeAddress) },
        { label: 'Years at this address', value: formatYears(you.yearsAtAddress) },
        {
          label: 'Mailing address',
          value: you.mailingAddress === null ? 'Same as home address' : formatAddress(you.mailingAddress),
        },
        { label: 'Mobile phone', value: you.phoneNumber === null ? NOT_GIVEN : formatPhone(you.phoneNumber) },
        { label: 'Email', value: you.email },
        { label: 'Marital status', value: you.maritalStatus === null ? NOT_GIVEN : MARITAL_LABELS[you.maritalStatus] },
        { label: 'Citizenship', value: you.citizenship === null ? NOT_GIVEN : CITIZENSHIP_LABELS[you.citizenship] },
      ],
    },
    {
      title: 'Income',
      change: 'income',
      rows: [
        { label: 'Where it comes from', value: EMPLOYMENT_LABELS[income.employmentType] },
        { label: 'Yearly income before taxes', value: formatMoney(income.primary) },
        ...(income.other > 0 ? [{ label: 'Other yearly income', value: formatMoney(income.other) }] : []),
      ],
    },
    {
      title: 'Offer',
      change: 'offer',
      rows: offer === null ? [{ label: 'Your choice', value: 'None yet' }] : offerRows(offer),
    },
    {
      title: 'Loans on your home and debts we pay off',
      change: null,
      rows:
        liens.length === 0
          ? [{ label: 'On this home', value: 'None that we know of' }]
          : liens.map(({ creditorName, balance, paidOff }) => ({
              label: creditorName,
              value: `${formatMoney(balance)} owed${offer === null ? '' : `. This offer ${paidOff ? 'pays it off' : 'doesn’t pay it off'}.`}`,
            })),
    },
  ];
}

function offerRows({ term, autopay, ...offer }: NonNullable<SummaryFacts['offer']>): SummarySection['rows'] {
  const rate = autopay ? formatRates(autopay) : formatPercent(offer.rate, 2);
  return [
    { label: 'Line amount', value: formatMoney(offer.lineAmount, 2) },
    { label: 'Your draw', value: formatMoney(offer.totalDraw, 2) },
    { label: 'Term', value: `${term} years` },
    { label: 'Rate, fixed', value: rate },
    // The APR of a line of credit is its rate (12 CFR 1026.14(b)).
    { label: 'APR', value: rate },
    {
      label: 'Monthly payment',
      value: autopay ? formatPayments(autopay) : formatMoney(offer.monthlyPayment, 2),
    },
    { label: 'Origination fee, added to your line', value: formatMoney(offer.originationFeeAmount, 2) },
    { label: 'Recording fee and tax', value: formatMoney(offer.recordingFee + offer.recordingTax, 2) },
    {
      label: 'Autopay',
      value: offer.discountTypes.includes('AUTOPAY') ? 'Yes, with the discount' : 'No',
    },
  ];
}

function formatYears(years: number | null): string {
  if (years === null) return NOT_GIVEN;
  return years === 0 ? 'Less than 1' : String(years);
}
