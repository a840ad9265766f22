import { emailAccountOwner } from '../../identity/index.ts';
import type { BackgroundJob } from '../../kernel/jobs/index.ts';
import { inLocale, LENDER_LOCALE } from '../../kernel/locale.ts';
import { claimReadyExport, findExport } from '../../records/account-exports/index.ts';
import { beginFile, dropFile } from '../../records/uploads/index.ts';
import { streamZip } from '../archive/index.ts';
import { packAccount } from './pack.ts';

/**
 * Background job that builds the ZIP of a requested copy, stores it and emails its owner. A repeated run writes the
 * same file again. A copy whose request was erased since then is dropped.
 */
export const makeExport: BackgroundJob = async (uuid, context, locale = LENDER_LOCALE) => {
  const row = await findExport(context.db, uuid);
  if (row?.state !== 'MAKING') return;
  const { identity_uuid: identityUuid, organisation } = row;
  const ref = await beginFile(context);
  const { size } = await inLocale(locale, () =>
    context.vendors.files.put(ref, streamZip(packAccount(context, { identityUuid, organisation }))),
  );
  const isReady = await context.db.transaction().execute(async (trx) => {
    if (!(await claimReadyExport(trx, { uuid, ref, size, at: context.sessionNow() }))) return false;
    await inLocale(locale, () => emailAccountOwner(context, trx, 'data-ready', identityUuid));
    return true;
  });
  if (!isReady) await dropFile(context, ref);
};
