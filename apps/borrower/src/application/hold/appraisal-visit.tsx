import { bookAppraisal } from '@lintel/contract';
import { formatMoney } from '@lintel/domain';
import {
  ChoiceTiles,
  Disclosure,
  FileText,
  House,
  Panel,
  Stack,
  SubmitButton,
  SummaryRows,
  Text,
  TickList,
} from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateView } from '../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm, type GateFormState } from '../../gate/use-gate-form.ts';
import { WaitFacts } from '../../gate/wait-facts.tsx';
import { api } from '../../platform/lazy/api.ts';
import { formatCalendarDay, formatTimeWindow } from '../../platform/lazy/dates.ts';
import { useFollowStatus, useStatus } from '../../platform/lazy/use-status.ts';
import type { Valuation } from '../bpo/order-bpo/order-parts.tsx';
import { usePollStatus } from '../error/timeout/use-poll-status.ts';
import { Withdraw } from '../stop/withdraw.tsx';
import { WITHDRAW } from '../stop/words.en.ts';
import { APPRAISAL } from './words.en.ts';

const WAIT = APPRAISAL.wait;
const ICONS = [<House key="house" />, <FileText key="file" />];

interface Props extends GateView {
  valuation: Valuation;
  /** Loads the valuation again. */
  reload: () => Promise<unknown>;
}

/** The page while an appraiser is awaited, after the fee is paid: who visits when, and the times to choose from. */
export function AppraisalVisit({ uuid, status, valuation, reload }: Props): ReactNode {
  const { visit, slots, expectedBy } = valuation;
  const followStatus = useFollowStatus(uuid);
  usePollStatus(uuid);
  const form = useGateForm({
    uuid,
    title: WAIT.title,
    errorFields: { 'slot-taken': 'slotId' },
    check: ({ slotId }) => (slotId ? [] : [{ field: 'slotId', message: WAIT.pick }]),
    async send({ slotId = '' }) {
      try {
        followStatus(await api(bookAppraisal, { params: { uuid }, body: { slotId } }));
      } finally {
        await reload();
      }
    },
  });
  return (
    <GateForm
      form={form}
      title={WAIT.title}
      lead={<GateSentence explain={status.explain} />}
      rail={
        <Panel title={WAIT.prepare}>
          <TickList items={WAIT.list.map((item, index) => ({ icon: ICONS[index], ...item }))} />
        </Panel>
      }
    >
      {visit && (
        <Panel raised title={WAIT.agreed}>
          <SummaryRows
            rows={[
              { label: WAIT.who, value: visit.person },
              { label: WAIT.when, value: formatTimeWindow(visit) },
              ...(expectedBy ? [{ label: WAIT.report, value: formatCalendarDay(expectedBy) }] : []),
            ]}
          />
        </Panel>
      )}
      <WaitFacts explain={status.explain} />
      {slots.length === 0 && !visit && <Text>{WAIT.none}</Text>}
      {slots.length > 0 &&
        (visit ? (
          <Disclosure summary={WAIT.another} open={form.attempt > 0 && form.errors.length > 0}>
            <Times slots={slots} form={form} />
          </Disclosure>
        ) : (
          <Times slots={slots} form={form} />
        ))}
      <PaymentDetails uuid={uuid} status={status} valuation={valuation} />
    </GateForm>
  );
}

function Times({ slots, form }: { slots: Valuation['slots']; form: GateFormState }): ReactNode {
  return (
    <>
      <ChoiceTiles
        name="slotId"
        label={WAIT.times}
        hint={WAIT.timesHint}
        look="small"
        error={form.errorAt('slotId')}
        options={slots.map((slot) => ({ value: slot.slotId, label: formatTimeWindow(slot) }))}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{WAIT.go}</SubmitButton>
      </FormActions>
    </>
  );
}

/** The paid fee, until when it is refundable, and the button that gets it back by withdrawing the application. */
function PaymentDetails({
  uuid,
  status,
  valuation: { payment, dueBack },
}: GateView & { valuation: Valuation }): ReactNode {
  const followStatus = useFollowStatus(uuid);
  const known = useStatus(uuid);
  if (!payment?.paidOn) return null;
  const until = payment.refundableUntil;
  return (
    <Stack gap="xs">
      <Text size="s" tone="muted">
        {WAIT.paid(formatMoney(payment.amount, 2), formatCalendarDay(payment.paidOn))}{' '}
        {dueBack?.reason === 'IN_TIME' && until && WAIT.due(formatCalendarDay(until))}
      </Text>
      {dueBack && (
        <div>
          <Withdraw
            uuid={uuid}
            version={status.version}
            label={WITHDRAW.getBack(formatMoney(dueBack.amount, 2))}
            onWithdrawn={followStatus}
            onChanged={() => known.again()}
          />
        </div>
      )}
    </Stack>
  );
}
