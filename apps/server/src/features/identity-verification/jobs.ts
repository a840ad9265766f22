import { randomUUID } from 'node:crypto';
import { BORROWER, getGate, identityFacts, isOpen, missingSides } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import type { WorkHandler, GateJob } from '../../kernel/jobs/index.ts';
import { readApplication, recordWork } from '../../loan-file/index.ts';
import { readAnswers } from '../../records/answers/index.ts';
import { askVendor, identityAnswer, type IdentityAnswer, type IdentityRequest } from '../../vendors/index.ts';
import { loadImages, findSentCheck, type CheckRow, type ImageRow } from './store.ts';
import { checkSealContext, type DeviceReading } from './submit.ts';
import { ID_CHECK } from './words.ts';

/** Seconds until photos that are still being scanned are tried again. */
const SCAN_SECONDS = 30;

/** Job that requests the check of the borrower's photos. A run after an interruption finds the answer in the ledger. */
export const checkIdentity: WorkHandler = async (job, context) => {
  const application = await readApplication(context.db, job.uuid);
  if (!application?.active || !isOpen(getGate('id-check'), application.projection)) return;
  const check = await findSentCheck(context.db, { uuid: job.uuid, person: BORROWER }, job.attempt);
  if (!check) return;
  const images = await loadImages(context.db, check.uuid);
  // A late scanner result refused one of them, so the vendor isn't asked about an incomplete ID.
  if (
    missingSides(
      check.id_type,
      images.map((image) => image.side),
    ).length > 0
  ) {
    await recordWork(context, job, ({ file }) =>
      identityFacts(
        file,
        { attempt: job.attempt, outcome: 'FAILED_VERIFICATION', reasons: [], words: ID_CHECK.photoUnsafe },
        randomUUID(),
      ),
    );
    return;
  }
  if (!areScanned(images))
    return context.db.transaction().execute((trx) => context.jobs.send(trx, 'identity.check', job, SCAN_SECONDS));
  const request = await buildIdentityRequest(context, check, images);
  await askVendor(context, job, {
    kind: 'identity-proof',
    op: 'identity.check',
    schema: identityAnswer,
    ask: (meta) => context.vendors['identity-proof'].check(request, meta),
    onAnswer: (answer) => recordAnswer(context, job, answer),
  });
};

/** Records the answer to one attempt. The file refuses a repeated answer, or one to an older attempt. */
export async function recordAnswer(
  context: Context,
  job: GateJob,
  { outcome, reasons }: IdentityAnswer,
): Promise<boolean> {
  return recordWork(context, job, ({ file }) =>
    identityFacts(file, { attempt: job.attempt, outcome, reasons }, randomUUID()),
  );
}

async function buildIdentityRequest(
  { db, vault, vendors }: Context,
  check: CheckRow,
  images: readonly ImageRow[],
): Promise<IdentityRequest> {
  const { applicant } = await readAnswers(vault, db, check.application_uuid);
  const { firstName, middleName, lastName } = applicant.name;
  return {
    idType: check.id_type,
    name: { firstName, middleName: middleName ?? null, lastName },
    birthdate: applicant.dob,
    email: applicant.email,
    attempt: check.attempt,
    ...openDeviceReading({ vault }, check),
    images: toRequestImages({ vendors }, images),
  };
}

/** Unseals the barcode and text lines that the device read from the ID. */
export const openDeviceReading = (
  { vault }: Pick<Context, 'vault'>,
  { uuid, sealed, key_id }: CheckRow,
): DeviceReading =>
  sealed && key_id
    ? vault.open<DeviceReading>(checkSealContext(uuid), { sealed, key_id })
    : { barcode: null, mrz: null };

/** Returns whether the virus scanner has passed every photo. Before that, none may be opened. */
export const areScanned = (images: readonly ImageRow[]): boolean => images.every((image) => image.state === 'READY');

/** Converts photos for the request to the vendor, which loads their content when it sends them. */
export const toRequestImages = (
  { vendors }: Pick<Context, 'vendors'>,
  images: readonly ImageRow[],
): IdentityRequest['images'] =>
  images.map(({ side, media_type: mediaType, sha256, file_ref: ref }) => ({
    side,
    mediaType: mediaType ?? '',
    sha256: sha256 ?? '',
    content: () => vendors.files.get(ref ?? ''),
  }));
