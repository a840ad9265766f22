import { ApiError, enterBankAccount, type Status } from '@lintel/contract';
import { TYPED_METHODS, type AccountPurpose } from '@lintel/domain';
import { ChoiceTiles, FileText, Landmark, SubmitButton } from '@lintel/ui';
import { useStepUp, type FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import { GateForm, FormActions } from '../../gate/gate-page.tsx';
import { useGateForm } from '../../gate/use-gate-form.ts';
import { api } from '../../platform/lazy/api.ts';
import { type Bank, BankPromises } from './account.tsx';
import { TypedFields, type EarlierEntries } from './typed-fields.tsx';
import { typedAccountBody, typedAccountErrors } from './typed.ts';
import { GIVE } from './words.en.ts';
import css from './bank.module.css';

interface Props {
  uuid: string;
  bank: Bank;
  purpose: AccountPurpose;
  back?: ReactNode;
  title: string;
  lead: ReactNode;
  before: EarlierEntries;
  /** Opens the bank's own page; if absent, only account numbers are offered. */
  onLink?: () => void;
  /** Starts with the proof by a document, with which staff compare the numbers. */
  byDocument?: boolean;
  onEntered: (reply: { status: Status; version: number }) => Promise<void> | void;
  /** Shown above the choice. */
  children?: ReactNode;
}

/** A micro-deposit proves nothing about an account in another name, so the server asks for a document instead. */
const needsDocument = (error: unknown, { method }: FormValues): boolean =>
  error instanceof ApiError && error.name === 'documents-missing' && method === 'MICRO_DEPOSIT';

/**
 * Adds an account to receive the money or to make payments, at the bank or by its numbers. Typed values stay while the
 * borrower compares the ways.
 */
export function AddAccountForm({
  uuid,
  bank,
  purpose,
  back,
  title,
  lead,
  before,
  onLink,
  byDocument = false,
  onEntered,
  children,
}: Props): ReactNode {
  const mayLink = onLink !== undefined && bank.methods.includes('INSTANT');
  const methods = TYPED_METHODS.filter((one) => bank.methods.includes(one));
  const [way, setWay] = useState(mayLink ? 'link' : 'type');
  const [method, setMethod] = useState<string>((byDocument ? methods.at(-1) : methods[0]) ?? '');
  const [news, setNews] = useState<string>();
  const withStepUp = useStepUp();
  const types = way === 'type';
  const form = useGateForm({
    uuid,
    title,
    errorFields: {
      'routing-number-invalid': 'routingNumber',
      'account-number-invalid': 'accountNumber',
      'documents-missing': 'proof',
      'document-refused': 'proof',
    },
    check: (typed) => (types ? typedAccountErrors(typed) : []),
    async send(typed, idempotencyKey, form) {
      setNews(undefined);
      if (!types) return onLink?.();
      try {
        const reply = await withStepUp(() =>
          api(enterBankAccount, { params: { uuid }, body: typedAccountBody(typed, purpose), idempotencyKey }),
        );
        form.reset();
        await onEntered(reply);
      } catch (error) {
        if (!needsDocument(error, typed)) throw error;
        setMethod('MANUAL');
        setNews(GIVE.nameDiffers);
      }
    },
  });
  return (
    <GateForm
      showsNext={purpose === 'DISBURSEMENT'}
      form={form}
      notice={news}
      back={back}
      title={title}
      lead={lead}
      rail={<BankPromises purpose={purpose} />}
    >
      {children}
      {mayLink && (
        <ChoiceTiles
          name="way"
          label={GIVE.ways}
          value={way}
          onChange={setWay}
          options={[
            { value: 'link', icon: <Landmark />, ...GIVE.link },
            { value: 'type', icon: <FileText />, ...GIVE.type },
          ]}
        />
      )}
      <div className={css.fields} hidden={!types}>
        <TypedFields uuid={uuid} form={form} before={before} methods={methods} method={method} onMethod={setMethod} />
      </div>
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>
          {types ? (method === 'MANUAL' ? GIVE.goDocument : GIVE.goDeposit) : GIVE.go}
        </SubmitButton>
      </FormActions>
    </GateForm>
  );
}
