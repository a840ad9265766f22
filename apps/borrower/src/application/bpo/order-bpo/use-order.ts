import { acknowledgeValuationNotice, orderValuation, pressKey } from '@lintel/contract';
import type { FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { useState } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm, type GateFormState } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/later/api.ts';
import { useGoOn } from '../../../platform/later/use-status.ts';
import { contactBody, contactErrors } from './contact.ts';
import type { Valuation } from './order-parts.tsx';

interface Options {
  title: string;
  valuation: Valuation;
  /** What else must be answered. */
  check?: (typed: FormValues) => readonly FieldMessage[];
}

/** The press of "Order valuation": a notice of the state is confirmed first. */
export function useOrder({
  uuid,
  version,
  onStale,
  title,
  valuation: { kind, fee, notice },
  check = () => [],
}: GateView & FormVersion & Options): GateFormState {
  const goOn = useGoOn(uuid);
  const [noticeKey] = useState(() => pressKey());
  return useGateForm({
    uuid,
    title,
    onStale,
    check: (typed) => [...contactErrors(typed), ...check(typed)],
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
