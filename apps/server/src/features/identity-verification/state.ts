import type { HandlerReply, readIdentityVerification } from '@lintel/contract';
import {
  BORROWER,
  idChecksLeft,
  idChecksSince,
  getIdSides,
  VERIFICATION_RESULTS,
  type VerificationResult,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { OpenedLoan } from '../../kernel/http/index.ts';
import { loanNow, findLastFact } from '../../loan-file/index.ts';
import { toCheckedPerson } from './person.ts';
import { loadSignerVerification } from './signer-checked.ts';
import { loadImages, openCheck, loadSubmissionsSince, type CheckRow, type Person } from './store.ts';

type State = HandlerReply<typeof readIdentityVerification>;

export async function identityState(context: Context, loan: OpenedLoan): Promise<State> {
  const of = toCheckedPerson(loan);
  const checked =
    of.person === BORROWER
      ? await loadBorrowerResult(context, loan)
      : await loadSignerVerification(context.db, loan, of.person);
  const open = await openCheck(context.db, of);
  return {
    ...checked,
    attemptsLeft: await countChecksLeft(context, context.db, of),
    check: open ? await loadCheckReply(context.db, open) : null,
  };
}

async function loadBorrowerResult(
  context: Context,
  loan: OpenedLoan,
): Promise<Pick<State, 'verification' | 'reasons'>> {
  const last = await loadLastResult(context.db, loan.uuid);
  const { submitted } = loan.projection.identity;
  const result = VERIFICATION_RESULTS.find((one) => one === loan.projection.identity.result);
  return {
    // A check that was submitted again isn't the failed one.
    verification: result ?? (submitted ? null : (last?.result ?? null)),
    reasons: !submitted && last?.reason ? [last.reason] : [],
  };
}

/** What a device needs to display a check. */
export async function loadCheckReply(trx: Executor, check: CheckRow): Promise<NonNullable<State['check']>> {
  const images = await loadImages(trx, check.uuid);
  return {
    checkUuid: check.uuid,
    idType: check.id_type,
    sides: [...getIdSides(check.id_type)],
    images: images.map(({ uuid, side, advice }) => ({ imageUuid: uuid, side, advice })),
  };
}

export async function countChecksLeft(context: Context, trx: Executor, of: Person): Promise<number> {
  const now = await loanNow(context, trx);
  return idChecksLeft(await loadSubmissionsSince(trx, of, idChecksSince(now)), now);
}

async function loadLastResult(
  trx: Executor,
  uuid: string,
): Promise<{ result: VerificationResult; reason: string | null } | undefined> {
  const row = await findLastFact(trx, uuid, ['IdentityChecked']);
  return row && (JSON.parse(row.data) as { result: VerificationResult; reason: string | null });
}
