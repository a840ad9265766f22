import {
  BORROWER,
  coDeedStage,
  emptyFile,
  explainToSigner,
  type CoDeedStage,
  type LoanFile,
  type StoredStatus,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { Executor } from '../../kernel/db/index.ts';
import type { OpenedLoan, Caller, Answer } from '../../kernel/http/index.ts';
import { readApplication, type ApplicationRow, toStatusReply } from '../../loan-file/index.ts';
import { filterDisclosures, documentsFor } from '../../records/document-store/index.ts';

type Loan = Pick<ApplicationRow, 'uuid' | 'projection' | 'created_at' | 'gate_since'>;

/** Returns how far a signer of the deed is in their own stages. */
export async function loadCoDeedStage(
  trx: Executor,
  { uuid, projection }: Pick<Loan, 'uuid' | 'projection'>,
  person: string,
): Promise<CoDeedStage> {
  const unread = filterDisclosures(projection, await documentsFor(trx, { uuid, audience: person })).filter(
    (row) => !row.acknowledged_at,
  );
  return coDeedStage(projection, person, unread.length);
}

/** Returns the contract's `explain` for a signer: whose turn it is, in their own stages. */
export function buildSignerExplain(file: LoanFile, person: string, stage: CoDeedStage) {
  const { owner, text, ask, usualTime } = explainToSigner(file, person, stage);
  return {
    owner,
    ownerName: owner === 'YOU' ? 'You' : 'We',
    text,
    ask,
    since: null,
    next: null,
    usualTime,
    takesSeconds: false,
    dueOn: null,
  };
}

/** The contract status nearest to each stage. */
const NEAREST: Readonly<Record<CoDeedStage, StoredStatus>> = {
  LOGIN: 'IDENTITY_VERIFICATION',
  INTRO: 'IDENTITY_VERIFICATION',
  IDENTITY: 'IDENTITY_VERIFICATION',
  DOCUMENTS: 'GEN_NOTE_SIGNING',
  SIGN: 'NOTE_SIGNING',
  NOTARY: 'DEED_SIGNING',
  DONE: 'COMPLETE',
  CANCELLED: 'CANCELLED',
};

/** Returns the Status that a signer gets: their own stage, and nothing about the loan. */
export async function loadOwnStatus({ db }: Pick<Context, 'db'>, loan: Loan, person: string) {
  const stage = await loadCoDeedStage(db, loan, person);
  const nothing = toStatusReply(
    {
      projection: emptyFile(),
      gate: '',
      gate_since: loan.created_at,
      created_at: loan.created_at,
      updated_at: loan.created_at,
    },
    {},
  );
  return {
    ...nothing,
    checklistStatus: NEAREST[stage],
    gate: null,
    explain: buildSignerExplain(loan.projection, person, stage),
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/**
 * Adapts the reply of any call for a signer, in the hook that every reply passes: neither a success nor a refusal
 * reveals the borrower's step, whether the path names the loan or the signer.
 */
export async function adaptAnswerForSigner(
  context: Pick<Context, 'db'>,
  caller: Caller | null,
  loan: OpenedLoan | undefined,
  answer: Answer,
): Promise<Answer> {
  const { body } = answer;
  if ((loan ? loan.audience === BORROWER : caller?.typ !== 'signer') || !isObject(body)) return answer;
  const now = loan && ((await readApplication(context.db, loan.uuid)) ?? loan);
  if (loan && now && isObject(body['status']) && 'checklistStatus' in body['status'])
    return { ...answer, body: { ...body, status: await loadOwnStatus(context, now, loan.audience) } };
  if (!isObject(body['data']) || !('status' in body['data'])) return answer;
  const { version } = body['data'];
  // Without the loan in the path, the handler did the rest. Only the outdated-screen error is left.
  const data =
    loan && now
      ? { version: version ?? now.version, status: NEAREST[await loadCoDeedStage(context.db, now, loan.audience)] }
      : { version };
  return { ...answer, body: { ...body, data } };
}
