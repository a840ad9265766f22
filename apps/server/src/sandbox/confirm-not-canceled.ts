import { confirmNonRescission, readRescission } from '@lintel/contract';
import { formatShortName } from '@lintel/domain';
import type { WriteReply } from './act.ts';
import type { Client } from './client.ts';

/** Confirms that a person didn't cancel within their time, once the server allows it. Returns null before that. */
export async function confirmNotCanceled(
  client: Client,
  uuid: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<WriteReply | null> {
  const params = { uuid };
  const { notice, canConfirm } = await client.send(readRescission, { params });
  if (!notice || !canConfirm) return null;
  return client.send(confirmNonRescission, {
    params,
    body: { noticeVersion: notice.version, typedName: formatShortName({ firstName, lastName }) },
  });
}
