import { Checkbox, Panel, SubmitButton } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { OrderFrame, ContactFields, WhatToExpect, FeeLine, type Valuation } from '../order-bpo/order-parts.tsx';
import { useOrder } from '../order-bpo/use-order.ts';
import { ORDER, CONDITION } from '../words.en.ts';
import css from './condition.module.css';

/**
 * Orders a valuation of a Texas home: the state's notice first, then the fee. A home that isn't a homestead has only
 * the fee.
 */
export function BpoConditionScreen(): ReactNode {
  return <OrderFrame>{(view) => <Condition {...view} />}</OrderFrame>;
}

function Condition(view: GateView & FormVersion & { valuation: Valuation }): ReactNode {
  const { status, notice, valuation } = view;
  const law = valuation.notice;
  const title = law ? CONDITION.title : ORDER.title;
  const form = useOrder({
    ...view,
    title,
    check: ({ read }) => (law && !law.acknowledgedAt && !read ? [{ field: 'read', message: CONDITION.unread }] : []),
  });
  return (
    <GateForm
      form={form}
      notice={notice}
      title={title}
      lead={<GateSentence explain={status.explain} />}
      rail={<WhatToExpect kind={valuation.kind === 'RESI_EVAL' ? 'RESI_EVAL' : 'BPO'} />}
    >
      {law && (
        <>
          <Panel title={CONDITION.notice}>
            <ul className={css.notice}>
              {law.text.map((paragraph) => (
                <li key={paragraph}>{paragraph}</li>
              ))}
            </ul>
          </Panel>
          {!law.acknowledgedAt && <Checkbox boxed name="read" label={CONDITION.read} error={form.errorAt('read')} />}
        </>
      )}
      <FeeLine fee={valuation.fee ?? 0} />
      <ContactFields form={form} />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{ORDER.submit}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}
