import { readValuation } from '@lintel/contract';
import { SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/at-gate.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import { Latest, type Drawn } from '../../../gate/latest.tsx';
import { Read } from '../../../gate/read.tsx';
import { ORDER } from './copy.ts';
import { AtOrder, ContactFields, Expect, FeeLine, type Valuation } from './order-parts.tsx';
import { useOrder } from './use-order.ts';

/** The order of a valuation from outside, with its fee. */
export function Screen(): ReactNode {
  return (
    <AtOrder>
      {(view) => (
        <Read
          call={readValuation}
          ask={{ params: { uuid: view.uuid } }}
          version={view.status.version}
          title={ORDER.title}
        >
          {(valuation, reload) =>
            valuation && (
              <Latest version={view.status.version} reload={reload}>
                {(drawn) => <Order {...view} {...drawn} valuation={valuation} />}
              </Latest>
            )
          }
        </Read>
      )}
    </AtOrder>
  );
}

function Order(view: GateView & Drawn & { valuation: Valuation }): ReactNode {
  const { status, notice, valuation } = view;
  const form = useOrder({ ...view, title: ORDER.title });
  return (
    <GateForm
      form={form}
      notice={notice}
      title={ORDER.title}
      lead={<GateSentence explain={status.explain} />}
      rail={<Expect kind={valuation.kind === 'RESI_EVAL' ? 'RESI_EVAL' : 'BPO'} />}
    >
      <FeeLine fee={valuation.fee ?? 0} />
      <ContactFields form={form} />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{ORDER.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
