import { formatShortName, summarySections, type SummaryFacts, type SummarySection } from '@lintel/domain';
import { readAnswers } from '../answers/answers.ts';
import { contactOf } from '../answers/contact-store.ts';
import { givenSsn } from '../answers/ssn.ts';
import type { Context } from '../context.ts';
import type { Executor } from '../db/vault.ts';
import { debtsOf } from '../liabilities/liabilities.ts';
import type { ConfirmedChoice } from '../offer-sets/stored-choice.ts';
import { readEvidence } from '../vendors/evidence.ts';
import type { Parcel, PropertyValue } from '../vendors/property/port.ts';

/** The sections of a loan's summary, from the present answers: what the screen shows and what the summary document says. */
export async function summaryOf(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<readonly SummarySection[]> {
  return summarySections(await summaryFacts(context, trx, uuid));
}

async function summaryFacts({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<SummaryFacts> {
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const contact = await contactOf(vault, trx, uuid);
  const parcel = await readEvidence<Parcel>(vault, trx, uuid, 'parcel');
  const chosen = await readEvidence<ConfirmedChoice>(vault, trx, uuid, 'choice');
  const debts = await debtsOf(vault, trx, uuid);
  const { primary, other } = applicant.income;
  return {
    property: {
      address: home.address,
      occupancy: home.occupancyType,
      value: await valueOf(vault, trx, uuid),
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

async function valueOf(vault: Context['vault'], trx: Executor, uuid: string): Promise<number | null> {
  const value = await readEvidence<PropertyValue>(vault, trx, uuid, 'value');
  if (value?.outcome === 'VALUE') return value.valueCents / 100;
  return (await readEvidence<{ amount: number }>(vault, trx, uuid, 'estimate'))?.amount ?? null;
}
