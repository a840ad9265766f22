import { dollarsToCents, monthlyIncome } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readAnswers, readCreditMatch, type Place } from '../../records/answers/index.ts';
import type { CreditAddress, CreditRequest } from '../../vendors/index.ts';

/** The name under which a borrower may have their credit file, if it differs from the answers. */
export type GivenName = {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: string | null | undefined;
};

/** Builds the request to the bureau from the current answers and the details given to find the credit file. */
export async function buildCreditRequest(
  context: Context,
  trx: Executor,
  uuid: string,
  { attempt, today }: { attempt: number; today: string },
): Promise<CreditRequest> {
  const { applicant } = await readAnswers(context.vault, trx, uuid);
  const match = await readCreditMatch(context, trx, uuid);
  const name = match ? await context.vault.get<GivenName>(trx, 'match-name', match.name) : applicant.name;
  const previous = match?.previousAddress
    ? await context.vault.get<Place>(trx, 'match-address', match.previousAddress)
    : null;
  const { primary, other, coDeeders } = applicant.income;
  return {
    name: {
      firstName: name.firstName,
      lastName: name.lastName,
      ...(name.middleName ? { middleName: name.middleName } : {}),
      ...(name.suffix ? { suffix: name.suffix } : {}),
    },
    birthdate: applicant.dob,
    email: applicant.email,
    address: toCreditAddress(applicant.homeAddress),
    ...(previous ? { previousAddress: toCreditAddress(previous) } : {}),
    ...(match ? { ssn: await context.vault.get<string>(trx, 'ssn', match.ssn) } : {}),
    statedMonthlyIncomeCents: dollarsToCents(monthlyIncome(primary + other + coDeeders)),
    attempt,
    today,
  };
}

function toCreditAddress({ street1, street2, city, state, zip }: Place): CreditAddress {
  return { street1, city, state, zip, ...(street2 ? { street2 } : {}) };
}

/** The phone number and the page where a person lifts a freeze, by the bureau's name in the vendor's answers. */
export const BUREAUS: Readonly<Record<string, { phoneNumber: string; url: string }>> = {
  Equifax: { phoneNumber: '8882980045', url: 'https://www.equifax.com/personal/credit-report-services/credit-freeze/' },
  Experian: { phoneNumber: '8883973742', url: 'https://www.experian.com/freeze' },
  TransUnion: { phoneNumber: '8889098872', url: 'https://www.transunion.com/credit-freeze' },
};
