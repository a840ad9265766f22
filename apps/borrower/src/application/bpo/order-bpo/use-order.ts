import { acknowledgeValuationNotice, orderValuation, createIdempotencyKey } from '@lintel/contract';
import { type FieldMessage, accessContactFields } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { GateView } from '../../../gate/application-screen.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { useGateForm, type GateFormState } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import type { Valuation } from './order-parts.tsx';

interface Options {
  title: string;
  valuation: Valuation;
  /** Checks the other fields. */
  check?: (typed: FormValues) => readonly FieldMessage[];
}

/** Provides the form that orders a valuation; it first confirms the state's notice, if there is one. */
export function useOrder({
  uuid,
  version,
  onStale,
  title,
  valuation: { kind, fee, notice },
  check = () => [],
}: GateView & FormVersion & Options): GateFormState {
  const followStatus = useFollowStatus(uuid);
  const [noticeKey] = useState(() => createIdempotencyKey());
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
      followStatus(reply);
    },
  });
}

const schema = z.object(accessContactFields);

const typedContact = ({ name = '', phoneNumber = '', notes = '' }: FormValues) => ({ name, phoneNumber, notes });
const isEmpty = (typed: FormValues): boolean =>
  Object.values(typedContact(typed)).every((value) => value.trim() === '');

/** The contact is optional, but a partial one is an error. */
export const contactErrors = (typed: FormValues): readonly FieldMessage[] =>
  isEmpty(typed) ? [] : schemaErrors(schema, typedContact(typed));

/** Builds the contact for the broker or evaluator from valid values; null when left empty. */
export const contactBody = (typed: FormValues) => (isEmpty(typed) ? null : z.parse(schema, typedContact(typed)));
