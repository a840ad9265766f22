import { BORROWER, type CopyName, type DocumentDelivery, type GivenValue } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, pacificDay } from '../../loan-file/index.ts';
import { documentsOfLoan, loadLetters } from '../../records/document-store/index.ts';
import { loadCopiedValue } from '../valuation/index.ts';

const COPIES = ['copy-automated', 'copy-valuation', 'copy-appraisal'] as const satisfies readonly CopyName[];

/**
 * Returns every value of the home with the day on which its copy was given. A copy that wasn't sent yet goes with these
 * documents, and the automated value of a line that became the first lien late went with the first set that contained
 * it.
 *
 * @param delivery when and how the set in the making is given
 */
export async function loadGivenValues(
  context: Context,
  trx: Executor,
  { uuid, projection: file }: ApplicationRow,
  delivery: DocumentDelivery,
): Promise<GivenValue[]> {
  const rows = (await documentsOfLoan(trx, uuid)).filter(({ audience }) => audience === BORROWER);
  const copies = COPIES.flatMap((name) => rows.filter((row) => row.paper === name).map((row) => ({ name, row })));
  const values = await Promise.all(
    copies.map(async ({ name, row }): Promise<GivenValue> => {
      const given = row.state === 'READY' ? await loadDocumentDelivery(trx, uuid, row) : delivery;
      return { name, ...(await loadCopiedValue(context, uuid, name, row.attempt, row.created_at)), ...given };
    }),
  );
  if (file.automatedValue.outcome !== 'VALUE' || copies.some(({ name }) => name === 'copy-automated')) return values;
  const earlier = rows.find((row) => row.paper === 'valuations' && row.state === 'READY');
  const given = earlier ? await loadDocumentDelivery(trx, uuid, earlier) : delivery;
  return [
    {
      name: 'copy-automated',
      ...(await loadCopiedValue(context, uuid, 'copy-automated', file.automatedValue.attempt, new Date(0))),
      ...given,
    },
    ...values,
  ];
}

/** Returns when and how a document was given. A mailed one counts from its mailing, and until then from the request. */
async function loadDocumentDelivery(
  trx: Executor,
  uuid: string,
  { uuid: document, created_at }: { uuid: string; created_at: Date },
): Promise<DocumentDelivery> {
  const letters = await loadLetters(trx, uuid);
  const letter = letters.findLast(({ documents }) => documents.includes(document));
  return letter
    ? { on: pacificDay(letter.posted_at ?? letter.asked_at), how: 'MAIL' }
    : { on: pacificDay(created_at), how: 'ELECTRONIC' };
}
