import { acknowledgeValuationNotice, saveValueEstimate, orderValuation, readValuation } from '@lintel/contract';
import type { Act } from './act.ts';

/** Acknowledges the state's notice where there is one, then orders the valuation at the displayed fee. */
const orderAtDisplayedFee: Act = async ({ client, uuid, version }) => {
  const params = { uuid };
  const { kind, fee, notice } = await client.send(readValuation, { params });
  if (kind == null || fee == null) throw new Error('There is no valuation to order.');
  if (notice) await client.send(acknowledgeValuationNotice, { params, body: { noticeVersion: notice.version } });
  return client.send(orderValuation, { params, version, body: { kind, fee, accessContact: null } });
};

/** Enters the owner's estimate of the home's value. */
export const enterEstimate: Act = ({ client, uuid, version }) =>
  client.send(saveValueEstimate, { params: { uuid }, version, body: { estimatedValue: 420_000, condition: 'GOOD' } });

/**
 * The acts of a willing borrower at the valuation, by status. There is no act for an appraisal: it's paid for by hand
 * on the sandbox's payment page.
 */
export const VALUATION_ACTS: Readonly<Record<string, Act>> = {
  NAV_BPO_ORDER: orderAtDisplayedFee,
  NAV_RESI_EVAL_ORDER: orderAtDisplayedFee,
  NAV_BPO_ESTIMATE: enterEstimate,
  NAV_RESI_EVAL_ESTIMATE: enterEstimate,
};
