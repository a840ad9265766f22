import type { HandlerReply, readSummary } from '@lintel/contract';
import { BORROWER, hasHardConsent, type SummarySection } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { ApplicationRow } from '../../loan-file/index.ts';
import { documentsFor } from '../../records/document-store/index.ts';
import { loadSummary } from './summary-facts.ts';

/**
 * Builds the reply of the summary screen: the application on one page, with the ID of the document of the same content.
 */
export async function loadSummaryReply(
  context: Context,
  { uuid, projection: file }: ApplicationRow,
): Promise<HandlerReply<typeof readSummary>> {
  const isChangeable = file.submissions === 0;
  const sections = await loadSummary(context, context.db, uuid);
  const document = await findSummaryDocument(context.db, uuid, file.pricingInputsVersion);
  return {
    sections: sections.map(({ change, ...section }) => ({
      ...section,
      changeLocation: isChangeable ? getChangeLocation(uuid, change) : null,
      changesOffer: isChangeable && change === 'offer',
    })),
    documentUuid: document?.uuid ?? null,
    documentState: document?.state ?? null,
    hardConsent: hasHardConsent(file) ? 'STANDS' : file.spentPulls > 0 ? 'EXPIRED' : 'NEEDED',
    documentsRead: file.acknowledgedSets['APP'] === true && file.acknowledgedSets['SUMMARY'] === true,
  };
}

/** Returns the page that changes a section. Name, address and phone share one, with a link for each. */
const getChangeLocation = (uuid: string, change: SummarySection['change']): string | null =>
  change === null || change === 'offer'
    ? null
    : `/account/heloc/${uuid}/start/profile${change === 'you' ? '' : `?change=${change}`}`;

/** Returns the summary document of the current answers, once it is made. */
async function findSummaryDocument(trx: Executor, uuid: string, basis: number) {
  const documents = await documentsFor(trx, { uuid, audience: BORROWER }, ['APPLICATION_SUMMARY']);
  const last = documents.findLast(({ attempt }) => attempt === basis);
  return last && last.state !== 'MAKING' ? { uuid: last.uuid, state: last.state } : undefined;
}
