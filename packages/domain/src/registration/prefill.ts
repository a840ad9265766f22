import type { EmploymentType } from '../enums/income.ts';
import type { Address } from '../fields/address.ts';
import { tidyDollars } from '../fields/money.ts';
import { formatPhone } from '../format/phone.ts';
import type { RegistrationDraft } from './draft.ts';
import type { PrefilledField, PrefillSource } from './prefill-fields.ts';

/** The answers known of a visitor before they type. Absent, null and empty mean unknown. */
export interface KnownAnswers {
  readonly name?:
    | {
        readonly firstName: string;
        readonly middleName?: string | null | undefined;
        readonly lastName: string;
        readonly suffix?: string | null | undefined;
      }
    | null
    | undefined;
  readonly address?: (Omit<Address, 'street2'> & { readonly street2?: string | null | undefined }) | null | undefined;
  readonly email?: string | null | undefined;
  /** Ten digits. */
  readonly phoneNumber?: string | null | undefined;
  /** Dollars a year. */
  readonly income?: number | null | undefined;
  readonly employmentType?: EmploymentType | null | undefined;
}

/** The flags that the specification's register call sends with a draft. */
export interface RegisterFlags {
  readonly isListedForSale: boolean;
  readonly hasSaleStatusBeenSet: boolean;
  readonly hasIncomeBeenSet: boolean;
  readonly isPrepopComplete: boolean;
}

/** Computes the flags of a draft. */
export function registerFlags(draft: RegistrationDraft): RegisterFlags {
  const sale = draft['for-sale']?.isListedForSale;
  return {
    isListedForSale: sale === 'YES',
    hasSaleStatusBeenSet: Boolean(sale),
    hasIncomeBeenSet: Boolean(draft['annual-income']?.income?.trim()),
    isPrepopComplete: draft.prepop?.isPrepopComplete === 'true',
  };
}

type Values = Readonly<Record<string, string | null | undefined>>;
type FilledStep = 'index' | 'annual-income' | 'legal-name' | 'phone-and-email';

/** The known answers by step, as their fields show them, without empty ones. */
function toSteps(known: KnownAnswers): Readonly<Record<FilledStep, Values>> {
  const { name, address, email, phoneNumber, income, employmentType } = known;
  return {
    index: { ...address },
    'annual-income': {
      employmentType: employmentType ?? undefined,
      income: income == null ? undefined : tidyDollars(String(income)),
    },
    'legal-name': { ...name },
    'phone-and-email': { email: email ?? undefined, phoneNumber: phoneNumber ? formatPhone(phoneNumber) : undefined },
  };
}

const given = (values: Values): readonly (readonly [string, string])[] =>
  Object.entries(values).flatMap(([field, value]) => (value ? [[field, value] as const] : []));

/**
 * Fills the known answers into a draft, each with its source, and returns only the parts that changed. A step in which
 * the visitor already answered one of them stays as it is, so nothing typed is replaced.
 */
export function prefillDraft(
  draft: RegistrationDraft,
  known: KnownAnswers,
  source: PrefillSource,
): Pick<RegistrationDraft, FilledStep | 'sources'> {
  const steps: Partial<Record<FilledStep, Record<string, string | undefined>>> = {};
  const sources: Partial<Record<PrefilledField, PrefillSource>> = {};
  for (const [step, values] of Object.entries(toSteps(known)) as [FilledStep, Values][]) {
    const filled = given(values);
    const typed: Readonly<Record<string, string | undefined>> = { ...draft[step] };
    if (filled.length === 0 || filled.some(([field]) => typed[field]?.trim())) continue;
    steps[step] = { ...typed, ...Object.fromEntries(filled) };
    const fields = step === 'index' ? ['propertyAddress'] : filled.map(([field]) => field);
    for (const field of fields) sources[field as PrefilledField] = source;
  }
  return Object.keys(steps).length === 0 ? {} : { ...steps, sources: { ...draft.sources, ...sources } };
}
