import type { Request, correctOwnership } from '@lintel/contract';
import { BORROWER, currentGate, type Fact, type LoanFile } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { refuse } from '../../kernel/http/index.ts';
import type { LockedLoan } from '../../loan-file/index.ts';
import { ownUploads, sendUploads } from '../../records/document-store/index.ts';
import { saveEvidence } from '../../vendors/index.ts';

/**
 * Records how the borrower says that title is held. On the liens step it is a correction that staff decide; while a
 * condition asks for it, it answers the condition. A borrower who contradicts the land records must send a document.
 */
export async function saveOwnership(
  context: Context,
  { uuid, file, trx }: LockedLoan,
  body: Request<typeof correctOwnership>['body'],
): Promise<readonly Fact[]> {
  const { ownershipType, sideWithTitle } = body;
  const condition = findOwnershipCondition(file);
  if (condition === undefined && currentGate(file)?.id !== 'liens') refuse('not-at-this-step');
  const documentUuids = await sendUploads(
    context,
    trx,
    await ownUploads(trx, { uuid, audience: BORROWER }, body.documentUuids, { least: sideWithTitle ? 0 : 1 }),
  );
  const correction = await saveEvidence(
    context.vault,
    trx,
    { uuid, kind: 'correction', attempt: file.prequalTitle.attempt },
    { field: 'ownershipType', value: ownershipType, sideWithTitle, documentUuids },
  );
  return condition === undefined
    ? []
    : [
        {
          type: 'ConditionAnswered',
          data: { id: condition, documents: documentUuids.length > 0 ? documentUuids : [correction] },
        },
      ];
}

function findOwnershipCondition(file: LoanFile): string | undefined {
  return Object.entries(file.conditions).find(
    ([, one]) => one.category === 'FALSE_OWNERSHIP_TYPE_REVIEW' && one.state === 'ASKED',
  )?.[0];
}
