import { formatShortName, summarySections, type SummaryFacts, type SummarySection } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import { contactOf } from '../answers/contact-store.ts';
import { givenSsn } from '../answers/ssn.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { readHomeValue } from '../home/home-value.ts';
import { readParcel } from '../home/parcel.ts';
import { debtsOf } from '../liabilities/liabilities.ts';
import { readConfirmedChoice } from '../offer-sets/confirmed-choice.ts';

/** The sections of a loan's summary, from the present answers: what the screen shows and what the summary document says. */
export async function summaryOf(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<readonly SummarySection[]> {
  return summarySections(await summaryFacts(context, trx, uuid));
}

async function summaryFacts(context: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<SummaryFacts> {
  const { vault } = context;
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const contact = await contactOf(vault, trx, uuid);
  const parcel = await readParcel(context, trx, uuid);
  const chosen = await readConfirmedChoice(context, trx, uuid);
  const debts = await debtsOf(vault, trx, uuid);
  const { primary, other } = applicant.income;
  return {
    property: {
      address: home.address,
      occupancy: home.occupancyType,
      value: (await readHomeValue(context, trx, uuid))?.amount ?? null,
      parcelNumber: parcel?.parcelNumber ?? home.parcelNumber,
    },
    you: {
      name: applicant.name,
      birthdate: applicant.dob,
      email: applicant.email,
      phoneNumber: applicant.phoneNumbers[0]?.number ?? null,
      homeAddress: applicant.homeAddress,
      mailingAddress: applicant.mailingAddress,
      yearsAtAddress: contact.yearsAtAddress,
      maritalStatus: contact.maritalStatus,
      citizenship: contact.citizenship,
      ownershipType: applicant.ownershipType,
      coOwners: contact.coOwners.map(formatShortName),
      ssnLastFour: (await givenSsn(vault, trx, uuid))?.slice(-4) ?? null,
    },
    income: { employmentType: applicant.employmentType, primary, other },
    offer: chosen && { ...chosen.quote, term: chosen.selection.term },
    liens: debts
      .filter(({ kind, marked }) => kind === 'LIEN' || marked)
      .map(({ creditorName, balanceCents, marked }) => ({
        creditorName,
        balance: balanceCents / 100,
        paidOff: marked,
      })),
  };
}
