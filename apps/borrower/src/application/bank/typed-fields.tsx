import { ACCOUNT_TYPES, BANK_DOCUMENTS, TYPED_METHODS } from '@lintel/domain';
import { ChoiceTiles, Disclosure, Section, Text, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { GateFormState } from '../../gate/use-gate-form.ts';
import { ProofField } from '../../platform/lazy/upload/proof-field.tsx';
import { PROOF } from '../../platform/lazy/upload/proof-form.ts';
import { SEND_CONDITION } from '../conditions/words.en.ts';
import { AccountNumberFields, RoutingField } from './number-fields.tsx';
import { BANK, GIVE } from './words.en.ts';
import css from './bank.module.css';

export type TypedMethod = (typeof TYPED_METHODS)[number];
type BankDocument = (typeof BANK_DOCUMENTS)[number];

const DOCUMENTS = BANK_DOCUMENTS.map((value) => ({ value, label: GIVE.documents[value] }));
const TYPES = ACCOUNT_TYPES.map((value) => ({ value, label: BANK.types[value] }));

/** Values the form starts with: the borrower's name, or the entries of an account that was refused. */
export interface EarlierEntries {
  ownerName: string;
  accountType?: string | undefined;
}

interface Props {
  uuid: string;
  form: GateFormState;
  before: EarlierEntries;
  /** The kinds of proof this lender accepts now. */
  methods: readonly TypedMethod[];
  method: string;
  onMethod: (method: string) => void;
}

/** The fields of an account added by its numbers, and the proof that it's the borrower's. */
export function TypedFields({ uuid, form, before, methods, method, onMethod }: Props): ReactNode {
  return (
    <>
      <Section title={GIVE.numbers} id="numbers">
        <div className={css.fields}>
          <RoutingField uuid={uuid} form={form} />
          <AccountNumberFields form={form} />
          <ChoiceTiles
            name="accountType"
            label={GIVE.type_}
            look="small"
            layout="pairs"
            options={TYPES}
            defaultValue={before.accountType ?? ''}
            error={form.errorAt('accountType')}
          />
          <TextInput
            name="ownerName"
            label={BANK.owner}
            hint={GIVE.ownerHint}
            autoComplete="name"
            spellCheck={false}
            maxLength={100}
            defaultValue={before.ownerName}
            error={form.errorAt('ownerName')}
          />
        </div>
      </Section>
      {methods.length > 1 ? (
        <ChoiceTiles
          name="method"
          label={GIVE.proof}
          options={methods.map((value) => ({ value, ...GIVE.proofs[value] }))}
          value={method}
          onChange={onMethod}
          error={form.errorAt('method')}
        />
      ) : (
        <>
          <input type="hidden" name="method" value={method} />
          <Text size="s" tone="muted">
            {GIVE.proofs[methods[0] ?? 'MICRO_DEPOSIT'].hint}
          </Text>
        </>
      )}
      {method === 'MANUAL' && <DocumentProof uuid={uuid} form={form} />}
    </>
  );
}

function DocumentProof({ uuid, form }: { uuid: string; form: GateFormState }): ReactNode {
  const [kind, setKind] = useState<BankDocument>('BANK_LETTER');
  const { letter } = SEND_CONDITION;
  return (
    <div className={css.fields}>
      <ChoiceTiles
        name="paper"
        label={GIVE.document}
        hint={GIVE.shows}
        look="small"
        layout="pairs"
        options={DOCUMENTS}
        value={kind}
        onChange={(value) => setKind(value as BankDocument)}
      />
      {kind === 'BANK_LETTER' && (
        <Disclosure summary={letter.title}>
          <p>{letter.text}</p>
        </Disclosure>
      )}
      <ProofField key={kind} uuid={uuid} type={kind} label={GIVE.documents[kind]} error={form.errorAt(PROOF)} />
    </div>
  );
}
