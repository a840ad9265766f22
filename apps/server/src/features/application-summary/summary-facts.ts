import { formatShortName, summarySections, type SummaryFacts, type SummarySection } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { readAnswers, loadContact, findGivenSsn } from '../../records/answers/index.ts';
import { readHomeValue, readParcelNumber } from '../../records/home/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { findLatestSet, promisedAutopay, readConfirmedChoice } from '../../records/offer-sets/index.ts';

/** Builds the sections of a loan's summary from the current answers, for the screen and the summary document. */
export async function loadSummary(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<readonly SummarySection[]> {
  return summarySections(await summaryFacts(context, trx, uuid));
}

async function summaryFacts(context: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<SummaryFacts> {
  const { vault } = context;
  const { applicant, home } = await readAnswers(vault, trx, uuid);
  const contact = await loadContact(vault, trx, uuid);
  const chosen = await readConfirmedChoice(context, trx, uuid);
  const debts = await loadDebts(vault, trx, uuid);
  const { primary, other } = applicant.income;
  return {
    property: {
      address: home.address,
      occupancy: home.occupancyType,
      value: (await readHomeValue(context, trx, uuid))?.amount ?? null,
      parcelNumber: await readParcelNumber(context, trx, uuid),
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
      ssnLastFour: (await findGivenSsn(vault, trx, uuid))?.slice(-4) ?? null,
    },
    income: { employmentType: applicant.employmentType, primary, other },
    offer: chosen && {
      ...chosen.quote,
      term: chosen.selection.term,
      autopay: promisedAutopay(await findLatestSet(vault, trx, uuid), chosen.quote),
    },
    liens: debts
      .filter(({ kind, marked }) => kind === 'LIEN' || marked)
      .map(({ creditorName, balanceCents, marked }) => ({
        creditorName,
        balance: balanceCents / 100,
        paidOff: marked,
      })),
  };
}
