import {
  finalQuote,
  isCurrentClosingSet,
  getNotaryTerms,
  type FirstSigningDay,
  type FinalQuote,
  type LoanFile,
  type NotaryTerms,
  type ClosingData,
  type Quote,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { readEvidence } from '../../vendors/index.ts';
import { readAnswers } from '../answers/index.ts';
import { toQuoteTerms } from './checked-quote.ts';
import { readConfirmedChoice } from './confirmed-choice.ts';
import { findLatestSet, type OfferSetRow } from './latest-set.ts';

type Loan = Pick<ApplicationRow, 'uuid' | 'organisation' | 'projection'>;

/** The figures that closing documents would have if they were made now. */
export interface FinalOffer extends FinalQuote {
  readonly set: OfferSetRow;
  readonly notary: NotaryTerms;
}

/**
 * Returns the final offer as it would be disclosed now, from the current choice, the notary and the payment method.
 * Null while there is none.
 */
export async function loadFinalOffer(
  context: Pick<Context, 'vault' | 'getPolicy'>,
  trx: Executor,
  { uuid, organisation, projection: file }: Loan,
): Promise<FinalOffer | null> {
  const set = await findLatestSet(context.vault, trx, uuid);
  const terms = toQuoteTerms(set);
  const confirmed = await readConfirmedChoice(context, trx, uuid);
  if (!set || !terms || !confirmed) return null;
  const { home } = await readAnswers(context.vault, trx, uuid);
  const notary = getNotaryTerms(file, home.address.state, context.getPolicy(organisation).manualNotaryFee);
  const final = finalQuote(
    terms,
    { ...confirmed.selection.choice, offerSetId: set.uuid },
    { notaryFee: notary.fee, method: file.paymentMethod },
  );
  return final && { ...final, set, notary };
}

/** The figures that one set of closing documents promises, saved with the fact that the documents are ready. */
export interface DisclosedOffer {
  readonly papers: number;
  readonly quote: Quote;
  readonly notary: NotaryTerms;
  readonly earliest: FirstSigningDay;
  /** Missing for documents that were made before fees were saved. */
  readonly fees?: ClosingData['fees'];
}

declare module '../../vendors/evidence.ts' {
  interface Evidence {
    closing: DisclosedOffer;
  }
}

/** Returns the figures of the last closing documents, current or not, or null before the first. */
export const lastDisclosedOffer = (
  { vault }: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
): Promise<DisclosedOffer | null> => readEvidence(vault, trx, uuid, 'closing');

/** Returns the figures of the current closing documents, or null while there are none. */
export async function findDisclosedOffer(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  uuid: string,
  file: LoanFile,
): Promise<DisclosedOffer | null> {
  if (!file.selection.current || !isCurrentClosingSet(file, file.closingDisclosureSet)) return null;
  const disclosed = await lastDisclosedOffer(context, trx, uuid);
  return disclosed?.papers === file.closingSet ? disclosed : null;
}
