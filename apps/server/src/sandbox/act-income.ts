import { acceptIncome, completeIncomeLink, readIncome, startIncomeLink } from '@lintel/contract';
import type { Act } from './act.ts';

/**
 * The act at the income step: proves income by linking payroll as the persona's user (docs/sandbox.md). Accepts a lower
 * figure than stated as found.
 */
export const showIncome: Act = async ({ client, uuid, version, persona }) => {
  const params = { uuid };
  const { linkUuid } = await client.send(startIncomeLink, { params, body: { source: 'TRUV_PAYROLL' } });
  const completed = await client.send(completeIncomeLink, {
    params: { uuid, linkUuid },
    body: { publicToken: `public-sandbox-${persona.incomeUser ?? 'user_good'}` },
  });
  if (completed.record?.state === 'MATCHED') return completed;
  const { records, verifiedIncome } = await client.send(readIncome, { params });
  if (verifiedIncome == null) throw new Error('No income was found.');
  const recordUuids = records
    .filter(({ verification }) => verification === 'VERIFIED')
    .map(({ recordUuid }) => recordUuid);
  return client.send(acceptIncome, { params, version, body: { recordUuids, verifiedIncome } });
};
