import { SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { ORDER } from '../words.en.ts';
import { OrderFrame, ContactFields, WhatToExpect, FeeLine, type Valuation } from './order-parts.tsx';
import { useOrder } from './use-order.ts';

/** Orders an outside valuation of the home (a BPO or an evaluation) after the borrower accepts its fee. */
export function OrderBpoScreen(): ReactNode {
  return <OrderFrame title={ORDER.title}>{(view) => <Order {...view} />}</OrderFrame>;
}

function Order(view: GateView & FormVersion & { valuation: Valuation }): ReactNode {
  const { status, notice, valuation } = view;
  const form = useOrder({ ...view, title: ORDER.title });
  return (
    <GateForm
      form={form}
      notice={notice}
      title={ORDER.title}
      lead={<GateSentence explain={status.explain} />}
      rail={<WhatToExpect kind={valuation.kind === 'RESI_EVAL' ? 'RESI_EVAL' : 'BPO'} />}
    >
      <FeeLine fee={valuation.fee ?? 0} />
      <ContactFields form={form} />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{ORDER.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
