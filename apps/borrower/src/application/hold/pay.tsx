import { payAppraisal } from '@lintel/contract';
import { formatMoney, endOfDay } from '@lintel/domain';
import { CreditCard, House, Notice, Panel, SubmitButton, SummaryRows, Text, TickList, Calendar } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { GateView } from '../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { formatCalendarDay } from '../../platform/lazy/dates.ts';
import type { Valuation } from '../bpo/order-bpo/order-parts.tsx';
import { usePollStatus } from '../error/timeout/use-poll-status.ts';
import { APPRAISAL } from './words.en.ts';

const PAY = APPRAISAL.pay;
const ICONS = [<House key="house" />, <Calendar key="calendar" />];

/** The appraisal fee, until when it is refundable, and the button that opens the payment page. */
export function PayAppraisal({ uuid, status, valuation }: GateView & { valuation: Valuation }): ReactNode {
  const [search] = useSearchParams();
  const { fee, payment, notice } = valuation;
  const until = payment?.refundableUntil;
  usePollStatus(uuid);
  const form = useGateForm({
    uuid,
    title: PAY.title,
    check: () => [],
    async send(_typed, idempotencyKey) {
      const { link } = await api(payAppraisal, { params: { uuid }, body: { fee: fee ?? 0 }, idempotencyKey });
      if (link.url) location.assign(link.url);
    },
  });
  const amount = formatMoney(fee ?? 0, Number.isInteger(fee) ? 0 : 2);
  return (
    <GateForm
      showsNext
      form={form}
      title={PAY.title}
      lead={<GateSentence explain={status.explain} />}
      rail={
        <Panel title={PAY.why}>
          <TickList items={PAY.reasons.map((item, index) => ({ icon: ICONS[index], ...item }))} />
        </Panel>
      }
    >
      {search.has('payment') && <Notice live>{PAY.back}</Notice>}
      <Panel raised title={PAY.cost}>
        <SummaryRows rows={[{ label: PAY.fee, value: amount }]} />
        <Text size="s">{until && !isOver(until) ? PAY.inTime(formatCalendarDay(until)) : PAY.late}</Text>
        {notice && <Text size="s">{PAY.texas}</Text>}
      </Panel>
      <Notice tone="quiet" icon={<CreditCard />}>
        {PAY.card}
      </Notice>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{PAY.go(amount)}</SubmitButton>
      </FormActions>
    </GateForm>
  );
}

/** Returns whether a day (yyyy-MM-dd) has ended in the lender's time zone. */
export const isOver = (date: string, now = Date.now()): boolean => now > Date.parse(endOfDay(date));
