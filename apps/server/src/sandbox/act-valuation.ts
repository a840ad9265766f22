import type { Act } from './act.ts';
import { bodyOf } from './client.ts';

const valuationOf = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/valuation`;

/** Reads the state's notice where there is one, and orders what is to be ordered for the fee that is shown. */
const order: Act = async ({ client, uuid, version }) => {
  const base = valuationOf(uuid);
  const { kind, fee, notice } = bodyOf('valuation', await client.call('GET', base)) as {
    kind: string;
    fee: number;
    notice: { version: string } | null;
  };
  if (notice) bodyOf('notice', await client.call('POST', `${base}/acknowledgement`, { noticeVersion: notice.version }));
  return client.call('POST', `${base}/order`, { kind, fee, accessContact: null }, version);
};

const estimate: Act = ({ client, base, version }) =>
  client.call('PUT', `${base}/property/estimate`, { estimatedValue: 420_000, condition: 'GOOD' }, version);

/** What a willing borrower does about the valuation; the payment of an appraisal is pressed on its own page. */
export const VALUATION_ACTS: Readonly<Record<string, Act>> = {
  NAV_BPO_ORDER: order,
  NAV_RESI_EVAL_ORDER: order,
  NAV_BPO_ESTIMATE: estimate,
  NAV_RESI_EVAL_ESTIMATE: estimate,
};
