import { acknowledgeValuationNotice, orderValuation } from '@lintel/contract';
import type { GateView } from '../../../gate/at-gate.tsx';
import type { Drawn } from '../../../gate/latest.tsx';
import type { Fault } from '../../../gate/refusal.ts';
import { usePress, type Press, type Typed } from '../../../gate/use-press.ts';
import { api } from '../../../platform/later/api.ts';
import { usePressKey } from '../../../platform/later/key.ts';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { contactBody, contactFaults } from './contact.ts';
import type { Valuation } from './order-parts.tsx';

interface Options {
  title: string;
  valuation: Valuation;
  /** What else must be answered. */
  check?: (typed: Typed) => readonly Fault[];
}

/** The press of "Order valuation": a notice of the state is confirmed first. */
export function useOrder({
  uuid,
  version,
  onStale,
  title,
  valuation: { kind, fee, notice },
  check = () => [],
}: GateView & Drawn & Options): Press {
  const goOn = useGoOn(uuid);
  const noticeKey = usePressKey();
  return usePress({
    uuid,
    title,
    onStale,
    check: (typed) => [...contactFaults(typed), ...check(typed)],
    async send(typed, idempotencyKey) {
      if (notice && !notice.acknowledgedAt)
        await api(acknowledgeValuationNotice, {
          params: { uuid },
          body: { noticeVersion: notice.version },
          idempotencyKey: noticeKey.of(notice.version),
        });
      const reply = await api(orderValuation, {
        params: { uuid },
        body: { kind: kind ?? 'BPO', fee: fee ?? 0, accessContact: contactBody(typed) },
        version,
        idempotencyKey,
      });
      goOn(reply);
    },
  });
}
