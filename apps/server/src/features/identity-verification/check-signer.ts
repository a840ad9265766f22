import {
  missingSides,
  reasonsInWords,
  signerCheckAttempt,
  signerIdentityFacts,
  type VerificationResult,
} from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { Refused } from '../../kernel/http/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { readApplication, record } from '../../loan-file/index.ts';
import { loadSignerForIdCheck } from '../../records/named-signers/index.ts';
import { askVendorInBackground, identityAnswer } from '../../vendors/index.ts';
import { areScanned, toRequestImages, openDeviceReading } from './jobs.ts';
import { findCheckById, loadImages, type CheckRow } from './store.ts';
import { ID_CHECK } from './words.ts';

const signerCheckKey = (checkUuid: string): string => `signer-check:${checkUuid}`;

/** Returns the check that one of our keys names, or undefined when the key isn't about a signer. */
export const parseSignerCheckKey = (key: string): string | undefined => /^signer-check:([0-9a-f-]{36})$/.exec(key)?.[1];

/**
 * Background job that requests the check of a signer's photos, under the check's own key: a run after an interruption
 * sends the same request.
 */
export const checkSigner: BackgroundJob = async (checkUuid, context) => {
  const check = await findCheckById(context.db, checkUuid);
  const application = check && (await readApplication(context.db, check.application_uuid));
  if (
    check?.state !== 'SENT' ||
    !application?.active ||
    signerCheckAttempt(application.projection, check.person) !== check.attempt
  )
    return;
  const images = await loadImages(context.db, check.uuid);
  if (
    missingSides(
      check.id_type,
      images.map((image) => image.side),
    ).length > 0
  ) {
    await recordSignerAnswer(context, check, 'FAILED_VERIFICATION', ID_CHECK.photoUnsafe);
    return;
  }
  const signer = await loadSignerForIdCheck(context, context.db, check.person);
  if (!signer) return;
  // The queue retries the job until the scanner is done.
  if (!areScanned(images)) throw new Error('The photos of the signer are still being scanned.');
  const request = {
    idType: check.id_type,
    ...signer,
    attempt: check.attempt,
    ...openDeviceReading(context, check),
    images: toRequestImages(context, images),
  };
  // A slow check may send its answer by webhook, and nothing waits only for that.
  await askVendorInBackground(
    context,
    {
      backgroundJob: 'check-signer',
      id: checkUuid,
      uuid: application.uuid,
      attempt: check.attempt,
      key: signerCheckKey(check.uuid),
    },
    {
      kind: 'identity-proof',
      op: 'identity.check',
      schema: identityAnswer,
      ask: (meta) => context.vendors['identity-proof'].check(request, meta),
      onAnswer: ({ outcome, reasons }) => recordSignerAnswer(context, check, outcome, reasonsInWords(reasons)),
    },
  );
};

/** Records the answer to one check. The file refuses a repeated answer, or one about a removed person. */
export async function recordSignerAnswer(
  context: Context,
  check: CheckRow,
  outcome: VerificationResult,
  failure: string,
): Promise<void> {
  try {
    await record(
      context,
      check.application_uuid,
      ({ file }) =>
        signerCheckAttempt(file, check.person) === check.attempt
          ? signerIdentityFacts(file, {
              signer: check.person,
              outcome,
              said: outcome === 'FAILED_VERIFICATION' ? failure : null,
            })
          : [],
      { actor: { kind: 'worker', id: 'identity' }, requestId: signerCheckKey(check.uuid) },
    );
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
