import { findBrand } from '@lintel/brands';
import {
  findOffer,
  formatAddress,
  formatName,
  formatPhone,
  isInterestOnly,
  type DocumentData,
  type DocumentCriteria,
  type DocumentOffer,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, loanToday } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { loanConsentTexts } from '../../records/consents/index.ts';
import { loadDebts } from '../../records/liabilities/index.ts';
import { toQuoteTerms, readConfirmedChoice, findLatestSet } from '../../records/offer-sets/index.ts';
import { loadSummary } from '../application-summary/index.ts';

/** Returns the lender's name, license and addresses as documents state them. */
export function getLender(organization: string): DocumentData['lender'] {
  const brand = findBrand(organization);
  if (!brand) throw new Error(`There is no lender ${organization}.`);
  const { name, legal, support } = brand;
  return {
    legalName: name.legal,
    nmlsId: legal.nmlsId,
    phone: formatPhone(support.phone),
    email: support.email,
    address: support.address,
    lenderKind: legal.lenderKind,
    overTenBillion: legal.overTenBillion,
  };
}

/** Returns the criteria that decide which documents a loan needs. */
export async function loadDocumentCriteria(
  { vault }: Context,
  trx: Executor,
  application: ApplicationRow,
): Promise<DocumentCriteria> {
  const { home } = await readAnswers(vault, trx, application.uuid);
  const debts = await loadDebts(vault, trx, application.uuid);
  return {
    state: home.address.state,
    occupancy: home.occupancyType,
    firstLien: debts.every((debt) => debt.kind !== 'LIEN' || debt.marked),
    floodArea: application.projection.floodZone === 'SFHA',
  };
}

/** Returns the data that a loan's documents state, from the current answers and choice. */
export async function loadDocumentData(
  context: Context,
  trx: Executor,
  application: ApplicationRow,
): Promise<DocumentData> {
  const { applicant, home } = await readAnswers(context.vault, trx, application.uuid);
  const lender = getLender(application.organisation);
  const getText = (type: string): string =>
    loanConsentTexts(lender.legalName).find((one) => one.type === type)?.text ?? '';
  return {
    lender,
    madeOn: await loanToday(context, trx),
    loanNumber: String(application.loan_number),
    borrower: formatName(applicant.name),
    property: formatAddress(home.address),
    offer: await loadDocumentOffer(context, trx, application),
    summary: application.projection.contactGiven ? await loadSummary(context, trx, application.uuid) : null,
    closing: null,
    consents: { soft: getText('SOFT_CREDIT'), hard: getText('HARD_CREDIT'), esign: getText('ESIGN') },
  };
}

async function loadDocumentOffer(
  { vault, getPolicy }: Context,
  trx: Executor,
  { uuid, organisation }: ApplicationRow,
): Promise<DocumentOffer | null> {
  const confirmed = await readConfirmedChoice({ vault }, trx, uuid);
  if (!confirmed) return null;
  const { quote, selection } = confirmed;
  const { valuationFee, manualNotaryFee } = getPolicy(organisation);
  const terms = toQuoteTerms(await findLatestSet(vault, trx, uuid));
  const offer = terms && findOffer(terms, quote.offerId);
  return {
    rate: quote.rate,
    term: selection.term,
    interestOnly: offer ? isInterestOnly(offer) : false,
    totalDraw: quote.totalDraw,
    lineAmount: quote.lineAmount,
    monthlyPayment: quote.monthlyPayment,
    originationFee: selection.originationFee,
    originationFeeAmount: quote.originationFeeAmount,
    recordingFee: quote.recordingFee,
    recordingTax: quote.recordingTax,
    valuationFee,
    notaryFee: manualNotaryFee,
  };
}
