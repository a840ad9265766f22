import { randomUUID } from 'node:crypto';
import type { Request, startIdentityCheck } from '@lintel/contract';
import {
  asksForIdentity,
  BORROWER,
  coDeedStage,
  getGate,
  isOpen,
  getIdSides,
  signerCheckAttempt,
  getStatus,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { type OpenedLoan, refuse, refuseWith } from '../../kernel/http/index.ts';
import { type ApplicationRow, lockApplication, loanNow, loanReply } from '../../loan-file/index.ts';
import { toReader } from '../../records/document-store/index.ts';
import { dropFile } from '../../records/uploads/index.ts';
import { loadOwnConditions } from '../conditions/index.ts';
import { dropUnsubmittedUploads } from '../documents/index.ts';
import { toCheckedPerson } from './person.ts';
import { countChecksLeft } from './state.ts';
import { insertCheck } from './store.ts';

/** Starts an identity check of the borrower or a signer, while the file or one of its conditions asks for photos. */
export async function beginCheck(
  context: Context,
  loan: OpenedLoan,
  { idType, conditionId }: Request<typeof startIdentityCheck>['body'],
) {
  const checked = toCheckedPerson(loan);
  const { uuid: checkUuid, left } = await context.db.transaction().execute(async (trx) => {
    const row = (await lockApplication(trx, loan.uuid)) ?? refuse('not-found');
    const file = row.projection;
    const condition = conditionId ?? null;
    const isWaitedFor =
      checked.person === BORROWER ? isWaitingForPhotos(row) : coDeedStage(file, checked.person, 0) === 'IDENTITY';
    const isTheirs = async (id: string): Promise<boolean> =>
      (await loadOwnConditions(trx, row, toReader(loan))).some((one) => one.condition.id === id);
    const isAsked =
      condition === null ? isWaitedFor : !file.ended && asksForIdentity(file, condition) && (await isTheirs(condition));
    if (!isAsked) return refuseWith('not-at-this-step', { status: getStatus(file), version: row.version });
    if ((await countChecksLeft(context, trx, checked)) === 0) return refuse('no-attempts-left');
    const uuid = randomUUID();
    // At its own step, the check also answers the condition.
    const answers = isWaitedFor ? null : condition;
    const photos = await insertCheck(trx, {
      uuid,
      application_uuid: loan.uuid,
      person: checked.person,
      id_type: idType,
      condition_uuid: answers,
      state: 'OPEN',
      attempt: checked.person === BORROWER ? file.identity.attempt : signerCheckAttempt(file, checked.person),
      created_at: await loanNow(context, trx),
      sent_at: null,
      sealed: null,
      key_id: null,
    });
    return { uuid, left: await dropUnsubmittedUploads(trx, { uuid: loan.uuid, audience: checked.person }, photos) };
  });
  for (const { ref } of left) if (ref) await dropFile(context, ref);
  return {
    ...(await loanReply(context, loan.uuid)),
    checkUuid,
    sides: [...getIdSides(idType)],
    mode: 'capture' as const,
    link: null,
  };
}

/** Returns whether the file waits for the borrower's photos. */
const isWaitingForPhotos = ({ projection }: Pick<ApplicationRow, 'projection'>): boolean =>
  getStatus(projection) === 'IDENTITY_VERIFICATION' && isOpen(getGate('id-upload'), projection);
