import {
  BORROWER,
  closingFees,
  getFirstSigningDay,
  isRescindable,
  sumRemainingLiens,
  type DocumentDelivery,
  type ClosingData,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanToday } from '../../loan-file/index.ts';
import { readFloodCertificate } from '../../records/home/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { loadFinalOffer } from '../../records/offer-sets/index.ts';
import { findPaidAppraisal } from '../valuation/index.ts';
import { loadDocumentCriteria } from './document-data.ts';
import { loadGivenValues } from './given-values.ts';

/**
 * Returns the data of the closing documents: the final offer with every fee, the debts it pays off and those that stay,
 * the values and the first day for signing.
 *
 * @throws Error when there is no offer to disclose, or no certificate for a home in a flood area
 */
export async function loadClosingData(
  context: Context,
  trx: Executor,
  application: ApplicationRow,
): Promise<ClosingData> {
  const { uuid, organisation, projection: file } = application;
  const final = await loadFinalOffer(context, trx, application);
  if (!final) throw new Error('There is no final offer to disclose.');
  const { offer, quote, terms, notary, set } = final;
  const debts = await loadDebts(context.vault, trx, uuid);
  const delivery: DocumentDelivery = {
    on: await loanToday(context, trx),
    how: file.esignConsents[BORROWER]?.given === true ? 'ELECTRONIC' : 'MAIL',
  };
  const { firstLien } = await loadDocumentCriteria(context, trx, application);
  const values = firstLien ? await loadGivenValues(context, trx, application, delivery) : [];
  return {
    setNumber: file.closingSet,
    offer,
    quote,
    fees: closingFees(quote, terms.costs, (await findPaidAppraisal(trx, uuid))?.amount ?? 0),
    notary,
    payoffs: debts
      .filter(({ marked }) => marked)
      .map(({ creditorName, balanceCents }) => ({ creditorName, balance: balanceCents / 100 })),
    homeValue: set.data.inputs.homeValue,
    liens: sumRemainingLiens(debts),
    values,
    // No one has been asked to waive the three days yet, so there is no waiver.
    earliest: getFirstSigningDay({ delivery, copies: values, copiesWaived: false, regime: file.regime }),
    regime: file.regime,
    rescindable: isRescindable(file),
    floodZone: file.floodZone === 'SFHA' ? await readFloodZone(context, trx, uuid) : null,
    texas: context.getPolicy(organisation).texasHomestead,
  };
}

async function readFloodZone({ vault }: Pick<Context, 'vault'>, trx: Executor, uuid: string): Promise<string> {
  const certificate = await readFloodCertificate({ vault }, trx, uuid);
  if (!certificate) throw new Error('There is no flood certificate.');
  return certificate.zone;
}
