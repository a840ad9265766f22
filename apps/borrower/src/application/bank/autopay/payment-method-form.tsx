import { ApiError, choosePaymentMethod } from '@lintel/contract';
import { DOCUMENT_LOCALE, formatMoney, PAYMENT_METHODS, type PaymentMethod } from '@lintel/domain';
import {
  Button,
  Calendar,
  Checkbox,
  ChoiceTiles,
  Clock,
  Landmark,
  Link,
  Notice,
  Panel,
  Percent,
  Plus,
  Repeat,
  SubmitButton,
} from '@lintel/ui';
import { useStepUp, type FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { GateForm, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { api } from '../../../platform/lazy/api.ts';
import { formatCalendarDay } from '../../../platform/lazy/dates.ts';
import { useDueDay } from '../../../platform/lazy/use-loan-dates.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import { percent } from '../../product/words.en.ts';
import {
  accountLine,
  findPendingPaymentAccount,
  findPaymentAccounts,
  findRefusedAccount,
  type Bank,
  BankPromises,
  RefusedAccountNotice,
} from '../account.tsx';
import type { AutopayPartProps } from './autopay-screen.tsx';
import { AUTOPAY } from './words.en.ts';
import css from '../bank.module.css';

type Figures = NonNullable<Bank['autopay']>;

const ANOTHER = 'another';
const isMethod = (text: string | undefined): text is PaymentMethod => PAYMENT_METHODS.some((method) => method === text);
const cents = (amount: number): string => formatMoney(amount, 2);

/** Returns an error for each part of the choice that is missing, in page order. */
export function payErrors({ paymentMethod, account, authorized }: FormValues) {
  if (!isMethod(paymentMethod)) return [{ field: 'paymentMethod', message: AUTOPAY.pick }];
  if (paymentMethod === 'MANUAL' || account === ANOTHER) return [];
  return [
    ...(account ? [] : [{ field: 'account', message: AUTOPAY.pickAccount }]),
    ...(authorized ? [] : [{ field: 'authorized', message: AUTOPAY.agreeMissing }]),
  ];
}

/** Returns the tiles of both payment methods, each with its payment and rate. */
export const payTiles = ({ monthlyPayment, monthlyPaymentManual, rateWithDiscount, rateManual }: Figures) => [
  {
    value: 'AUTOPAY',
    icon: <Repeat />,
    label: AUTOPAY.AUTOPAY.label(cents(monthlyPayment)),
    hint: (
      <>
        {AUTOPAY.AUTOPAY.hint(percent(rateWithDiscount))}
        <span className={css.meta}>
          {rateManual > rateWithDiscount && (
            <span>
              <Percent />
              {AUTOPAY.AUTOPAY.saves(
                percent(rateManual - rateWithDiscount),
                cents(monthlyPaymentManual - monthlyPayment),
              )}
            </span>
          )}
          <span>
            <Clock />
            {AUTOPAY.AUTOPAY.first}
          </span>
        </span>
      </>
    ),
  },
  {
    value: 'MANUAL',
    icon: <Calendar />,
    label: AUTOPAY.MANUAL.label(cents(monthlyPaymentManual)),
    hint: AUTOPAY.MANUAL.hint(percent(rateManual)),
  },
];

interface Props extends AutopayPartProps, FormVersion {
  onChosen: () => void;
  /** Keeps the existing choice, if there is one. */
  onKeep?: () => void;
}

/**
 * Asks whether to use autopay, and from which account. If the payment changed in the meantime, shows the new one and
 * asks again.
 */
export function PaymentMethodForm({
  uuid,
  bank,
  reload,
  version,
  notice,
  onStale,
  onChosen,
  onKeep,
}: Props): ReactNode {
  const { autopay, disburseAccount, autopayAccount } = bank;
  const accounts = findPaymentAccounts(bank);
  const [method, setMethod] = useState<string>(bank.paymentMethod ?? '');
  const [account, setAccount] = useState(autopayAccount?.uuid ?? accounts[0]?.uuid ?? ANOTHER);
  const [changed, setChanged] = useState(false);
  const navigate = useNavigate();
  const dueDay = useDueDay(uuid);
  const withStepUp = useStepUp();
  const followStatus = useFollowStatus(uuid);
  const form = useGateForm({
    uuid,
    title: AUTOPAY.title,
    check: payErrors,
    onStale,
    errorFields: {
      'consent-missing': 'authorized',
      'consent-outdated': 'authorized',
      'account-not-verified': 'account',
    },
    async send({ paymentMethod }) {
      if (!autopay || !isMethod(paymentMethod)) return;
      const isAuto = paymentMethod === 'AUTOPAY';
      if (isAuto && account === ANOTHER) return void navigate('?way=another');
      const body = {
        paymentMethod,
        bankAccountUuid: isAuto ? account : null,
        authorizationVersion: isAuto ? autopay.authorization.version : null,
        shown: { monthlyPayment: isAuto ? autopay.monthlyPayment : autopay.monthlyPaymentManual },
      };
      setChanged(false);
      try {
        const reply = await withStepUp(() => api(choosePaymentMethod, { params: { uuid }, body, version }));
        onChosen();
        followStatus(reply);
      } catch (error) {
        const isNews =
          error instanceof ApiError && (error.name === 'quote-changed' || error.name === 'consent-outdated');
        if (isNews) await reload();
        if (error instanceof ApiError && error.name === 'quote-changed') return setChanged(true);
        throw error;
      }
    },
  });
  if (!autopay) return null;
  const isAuto = method === 'AUTOPAY';
  const { signsOn } = bank.funding;
  const waits = findPendingPaymentAccount(bank);
  const refused = findRefusedAccount(bank, 'AUTOPAY');
  const news = changed
    ? AUTOPAY.changed(cents(isAuto ? autopay.monthlyPayment : autopay.monthlyPaymentManual))
    : notice;
  const tiles = [
    ...accounts.map((one) => ({
      value: one.uuid,
      icon: <Landmark />,
      label: accountLine(one),
      hint: one.uuid === disburseAccount?.uuid ? AUTOPAY.forMoney : AUTOPAY.other,
    })),
    // Another account is offered only at the first choice.
    ...(onKeep ? [] : [{ value: ANOTHER, icon: <Plus />, ...AUTOPAY.another }]),
  ];
  return (
    <GateForm
      showsNext
      form={form}
      notice={news}
      title={AUTOPAY.title}
      lead={[signsOn ? AUTOPAY.expected(dueDay(autopay.firstDraftOn), formatCalendarDay(signsOn)) : '', AUTOPAY.lead]
        .filter(Boolean)
        .join(' ')}
      rail={<BankPromises purpose="AUTOPAY" />}
    >
      {refused && <RefusedAccountNotice account={refused} />}
      <ChoiceTiles
        name="paymentMethod"
        label={AUTOPAY.ways}
        options={payTiles(autopay)}
        value={method}
        onChange={setMethod}
        error={form.errorAt('paymentMethod')}
      />
      {isAuto && (
        <>
          <ChoiceTiles
            name="account"
            label={AUTOPAY.from}
            options={tiles}
            value={account}
            onChange={setAccount}
            error={form.errorAt('account')}
          />
          {waits && (
            <Notice tone="quiet">
              <b>{accountLine(waits)}</b>{' '}
              {waits.microDeposit ? (
                <>
                  {AUTOPAY.onItsWay(formatCalendarDay(waits.microDeposit.expectBy))}{' '}
                  <Link plain to="?way=code">
                    {AUTOPAY.haveCode}
                  </Link>
                </>
              ) : (
                AUTOPAY.beingRead
              )}
            </Notice>
          )}
          {account !== ANOTHER && (
            <>
              <Panel title={AUTOPAY.law}>
                <div className={css.law} lang={DOCUMENT_LOCALE}>
                  {autopay.authorization.text}
                </div>
              </Panel>
              <Checkbox boxed name="authorized" label={AUTOPAY.agree} error={form.errorAt('authorized')} />
            </>
          )}
        </>
      )}
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{isAuto && account === ANOTHER ? AUTOPAY.add : AUTOPAY.submit}</SubmitButton>
        {onKeep && (
          <Button kind="link" onClick={onKeep}>
            {AUTOPAY.keep}
          </Button>
        )}
      </FormActions>
    </GateForm>
  );
}
