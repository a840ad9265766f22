import { acknowledgeValuationNotice, estimateValue, orderValuation, readValuation } from '@lintel/contract';
import type { Act } from './act.ts';

/** Reads the state's notice where there is one, and orders the valuation for the displayed fee. */
const order: Act = async ({ client, uuid, version }) => {
  const params = { uuid };
  const { kind, fee, notice } = await client.send(readValuation, { params });
  if (kind == null || fee == null) throw new Error('There is no valuation to order.');
  if (notice) await client.send(acknowledgeValuationNotice, { params, body: { noticeVersion: notice.version } });
  return client.send(orderValuation, { params, version, body: { kind, fee, accessContact: null } });
};

/** The owner's estimate of the home's value. */
export const estimate: Act = ({ client, uuid, version }) =>
  client.send(estimateValue, { params: { uuid }, version, body: { estimatedValue: 420_000, condition: 'GOOD' } });

/** What a willing borrower does about the valuation. An appraisal is paid on its own page. */
export const VALUATION_ACTS: Readonly<Record<string, Act>> = {
  NAV_BPO_ORDER: order,
  NAV_RESI_EVAL_ORDER: order,
  NAV_BPO_ESTIMATE: estimate,
  NAV_RESI_EVAL_ESTIMATE: estimate,
};
