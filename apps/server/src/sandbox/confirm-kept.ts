import { formatShortName } from '@lintel/domain';
import { bodyOf, type Answer, type Client } from './client.ts';

/** Somebody says not to have cancelled, once that is asked of them; null while it is not. */
export async function confirmKept(
  client: Client,
  uuid: string,
  { firstName, lastName }: { readonly firstName: string; readonly lastName: string },
): Promise<Answer | null> {
  const url = `/service-application/api/v3/application/helocs/${uuid}/rescission`;
  const { notice, canConfirm } = bodyOf('rescission', await client.call('GET', url)) as unknown as {
    notice: { version: string } | null;
    canConfirm: boolean;
  };
  if (!notice || !canConfirm) return null;
  const confirmed = await client.call('POST', `${url}/non-rescission`, {
    noticeVersion: notice.version,
    typedName: formatShortName({ firstName, lastName }),
  });
  bodyOf('confirmation', confirmed);
  return confirmed;
}
