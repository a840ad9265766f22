import { readValuation, type Reply } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import { FileText, House, Panel, Percent, Section, SummaryRows, Text, TextArea, TextInput, TickList } from '@lintel/ui';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { ApplicationScreen, type GateView } from '../../../gate/application-screen.tsx';
import { ReadCall } from '../../../gate/read-call.tsx';
import { RemountOnStale, type FormVersion } from '../../../gate/remount-on-stale.tsx';
import type { GateFormState } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { urls } from '../../../platform/urls.ts';
import { ORDER } from '../words.en.ts';

/** The home value and its order, as the server reports them. The order screens share the parts below. */
export type Valuation = NonNullable<Reply<typeof readValuation>>;

export const ORDER_GATES: readonly string[] = ['valuation-order-bpo', 'valuation-order-resi-eval'];
export const WAIT_GATES: readonly string[] = ['valuation-wait-bpo', 'valuation-wait-resi-eval'];

type OrderView = GateView & FormVersion & { valuation: Valuation };

/** The frame of both order screens; once the order is placed, redirects to the waiting page. */
export function OrderFrame({
  title,
  children,
}: {
  title?: string;
  children: (view: OrderView) => ReactNode;
}): ReactNode {
  return (
    <ApplicationScreen gates={[...ORDER_GATES, ...WAIT_GATES]}>
      {({ uuid, status }) =>
        WAIT_GATES.includes(status.gate ?? '') ? (
          <Navigate to={urls.application(uuid, 'bpo/waiting')} replace />
        ) : (
          <ReadCall call={readValuation} ask={{ params: { uuid } }} version={status.version} title={title}>
            {(valuation, reload) => (
              <RemountOnStale version={status.version} reload={reload}>
                {(formVersion) => children({ uuid, status, ...formVersion, valuation })}
              </RemountOnStale>
            )}
          </ReadCall>
        )
      }
    </ApplicationScreen>
  );
}

/** The fee to accept, and when it is charged. */
export function FeeLine({ fee }: { fee: number }): ReactNode {
  return (
    <Panel raised title={ORDER.feeTitle}>
      <SummaryRows rows={[{ label: ORDER.fee, value: formatMoney(fee) }]} />
      <Text size="s">{ORDER.paid}</Text>
    </Panel>
  );
}

/** Asks whom the broker or evaluator can call. The contact is optional, but one without a name or phone is an error. */
export function ContactFields({ form }: { form: GateFormState }): ReactNode {
  return (
    <Section title={ORDER.contact} id="access-contact">
      <Text tone="muted">{ORDER.contactHint}</Text>
      <TextInput
        name="name"
        label={ORDER.name}
        optional={GATE.optional}
        autoComplete="name"
        maxLength={100}
        error={form.errorAt('name')}
      />
      <TextInput
        name="phoneNumber"
        label={ORDER.phone}
        hint={ORDER.one}
        optional={GATE.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        width="short"
        maxLength={20}
        error={form.errorAt('phoneNumber')}
      />
      <TextArea
        name="notes"
        label={ORDER.notes}
        optional={GATE.optional}
        rows={3}
        maxLength={500}
        error={form.errorAt('notes')}
      />
    </Section>
  );
}

export function WhatToExpect({ kind }: { kind: 'BPO' | 'RESI_EVAL' }): ReactNode {
  const way = ORDER.kinds[kind];
  return (
    <Panel title={ORDER.expect}>
      <TickList
        items={[
          { icon: <House />, title: `${way.title}, ${way.usual}`, text: way.text },
          { icon: <FileText />, ...ORDER.copy },
          { icon: <Percent />, ...ORDER.next },
        ]}
      />
    </Panel>
  );
}
