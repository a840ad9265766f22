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
import { loadImages, findOpenCheck, loadSubmissionsSince, type CheckRow, type CheckedPerson } from './store.ts';

type State = HandlerReply<typeof readIdentityVerification>;

/** Builds the reply about the identity of the borrower or a signer: result, tries left and the open check. */
export async function loadIdentityState(context: Context, loan: OpenedLoan): Promise<State> {
  const person = toCheckedPerson(loan);
  const checked =
    person.person === BORROWER
      ? await loadBorrowerResult(context, loan)
      : await loadSignerVerification(context.db, loan, person.person);
  const open = await findOpenCheck(context.db, person);
  return {
    ...checked,
    attemptsLeft: await countChecksLeft(context, context.db, person),
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

/** Builds the part of a reply with which a device displays an open check. */
export async function loadCheckReply(trx: Executor, check: CheckRow): Promise<NonNullable<State['check']>> {
  const images = await loadImages(trx, check.uuid);
  return {
    checkUuid: check.uuid,
    idType: check.id_type,
    sides: [...getIdSides(check.id_type)],
    images: images.map(({ uuid, side, advice }) => ({ imageUuid: uuid, side, advice })),
  };
}

/** Returns how many more checks a person may submit now. */
export async function countChecksLeft(context: Context, trx: Executor, person: CheckedPerson): Promise<number> {
  const now = await loanNow(context, trx);
  return idChecksLeft(await loadSubmissionsSince(trx, person, idChecksSince(now)), now);
}

async function loadLastResult(
  trx: Executor,
  uuid: string,
): Promise<{ result: VerificationResult; reason: string | null } | undefined> {
  const row = await findLastFact(trx, uuid, ['IdentityChecked']);
  return row && (JSON.parse(row.data) as { result: VerificationResult; reason: string | null });
}
