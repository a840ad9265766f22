import {
  signerCheckAttempt,
  signerCheckCondition,
  VERIFICATION_RESULTS,
  type VerificationResult,
} from '@lintel/domain';
import type { Executor } from '../../kernel/db/index.ts';
import { type ApplicationRow, factsOfTypes, toFact } from '../../loan-file/index.ts';
import { findSentCheck } from './store.ts';

export interface SignerVerification {
  readonly verification: VerificationResult | null;
  readonly reasons: string[];
}

/**
 * Returns the latest result of a signer's identity check, with the reasons of a failure. None while photos are checked.
 */
export async function loadSignerVerification(
  trx: Executor,
  { uuid, projection: file }: Pick<ApplicationRow, 'uuid' | 'projection'>,
  person: string,
): Promise<SignerVerification> {
  if (file.signers[person]?.identity) return { verification: 'VERIFIED', reasons: [] };
  if (await findSentCheck(trx, { uuid, person }, signerCheckAttempt(file, person)))
    return { verification: null, reasons: [] };
  const rows = await factsOfTypes(trx, uuid, ['SignerIdentityChecked', 'ConditionPosted', 'ConditionReturned']);
  const facts = rows.toReversed().map(toFact);
  const last = facts.find((fact) => fact.type === 'SignerIdentityChecked' && fact.data.signer === person);
  const verification =
    (last?.type === 'SignerIdentityChecked'
      ? VERIFICATION_RESULTS.find((one) => one === last.data.result)
      : undefined) ?? null;
  if (verification !== 'FAILED_VERIFICATION') return { verification, reasons: [] };
  const id = signerCheckCondition(person);
  const reasons = facts.flatMap((fact) =>
    fact.type === 'ConditionPosted' && fact.data.id === id
      ? [fact.data.text]
      : fact.type === 'ConditionReturned' && fact.data.id === id
        ? [fact.data.reason]
        : [],
  );
  return { verification, reasons: reasons.slice(0, 1) };
}
