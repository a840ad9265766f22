import { bodyOf, type Answer, type Client } from './client.ts';
import type { Persona } from './personas.ts';

/** Shows income by linking payroll, as the user of the card (docs/sandbox.md); less than stated is accepted as it was found. */
export async function showIncome({
  client,
  uuid,
  version,
  persona,
}: {
  client: Client;
  uuid: string;
  version: number;
  persona: Persona;
}): Promise<Answer> {
  const income = `/service-krang-heloc/borrower/secure/api/v1/${uuid}/income`;
  const { linkUuid } = bodyOf('link', await client.call('POST', `${income}/links`, { source: 'TRUV_PAYROLL' }));
  const back = await client.call('POST', `${income}/links/${String(linkUuid)}/completion`, {
    publicToken: `public-sandbox-${persona.incomeUser ?? 'user_good'}`,
  });
  const { record } = bodyOf('completion', back) as { record: { state: string } | null };
  if (record?.state === 'MATCHED') return back;
  const { records, verifiedIncome } = bodyOf('income', await client.call('GET', income)) as {
    records: { recordUuid: string; verification: string }[];
    verifiedIncome: number | null;
  };
  const recordUuids = records
    .filter(({ verification }) => verification === 'VERIFIED')
    .map(({ recordUuid }) => recordUuid);
  return client.call('POST', `${income}/acceptance`, { recordUuids, verifiedIncome }, version);
}
