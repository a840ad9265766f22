import { readRoutingNumber } from '@lintel/contract';
import { normalizeBankNumber, isRoutingNumber } from '@lintel/domain';
import { Button, Landmark, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import type { GateFormState } from '../../gate/use-gate-form.ts';
import { useRead } from '../../platform/lazy/use-read.ts';
import { CheckDrawing } from './check-drawing.tsx';
import { GIVE } from './words.en.ts';
import css from './bank.module.css';

interface Props {
  uuid: string;
  form: GateFormState;
}

/** The routing number, and its bank's name as soon as the nine digits are valid. */
export function RoutingField({ uuid, form }: Props): ReactNode {
  const [digits, setDigits] = useState('');
  const isNumber = isRoutingNumber(digits);
  const bank = useRead(readRoutingNumber, { params: { uuid, routingNumber: digits } }, { enabled: isNumber });
  return (
    <div className={css.under}>
      <CheckDrawing />
      <TextInput
        name="routingNumber"
        label={GIVE.routing}
        hint={GIVE.routingHint}
        width="short"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        onInput={(event) => setDigits(normalizeBankNumber(event.currentTarget.value))}
        error={form.errorAt('routingNumber')}
      />
      <output>
        {isNumber &&
          bank.data &&
          (bank.data.bankName ? (
            <span className={css.name}>
              <Landmark />
              {bank.data.bankName}
            </span>
          ) : (
            GIVE.routingUnknown
          ))}
      </output>
    </div>
  );
}

/**
 * The account number, typed twice and masked until shown. These are text inputs, because browsers offer to save a
 * password input.
 */
export function AccountNumberFields({ form }: Pick<Props, 'form'>): ReactNode {
  const [shown, setShown] = useState(false);
  const same = { inputMode: 'numeric', autoComplete: 'off', spellCheck: false, maxLength: 30 } as const;
  return (
    <div className={shown ? css.numbers : `${css.numbers} ${css.dots}`}>
      <TextInput
        name="accountNumber"
        label={GIVE.number}
        hint={GIVE.numberHint}
        error={form.errorAt('accountNumber')}
        {...same}
      />
      <TextInput name="accountAgain" label={GIVE.again} error={form.errorAt('accountAgain')} {...same} />
      <Button kind="link" onClick={() => setShown(!shown)}>
        {shown ? GIVE.hide : GIVE.show}
      </Button>
    </div>
  );
}
