import { ChoiceTiles, Section } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { AddressParts } from '../../../gate/address-parts.tsx';
import type { GateFormState } from '../../../gate/use-gate-form.ts';
import type { DraftValues } from '../use-step-draft.ts';
import { DETAILS } from './words.en.ts';

/** Asks for the mailing address, by default the home. */
export function MailingAddress({
  home,
  kept,
  errorAt,
}: {
  home: string;
  kept: DraftValues;
  errorAt: GateFormState['errorAt'];
}): ReactNode {
  const [where, setWhere] = useState(kept['mail'] ?? 'same');
  return (
    <>
      <ChoiceTiles
        name="mail"
        label={DETAILS.mail}
        value={where}
        onChange={setWhere}
        options={[
          { value: 'same', label: DETAILS.mails.same(home) },
          { value: 'other', label: DETAILS.mails.other },
        ]}
      />
      {where === 'other' && (
        <Section title={DETAILS.mailAddress} id="mailing-address">
          <AddressParts section="section-mailing shipping" values={kept} errorAt={errorAt} />
        </Section>
      )}
    </>
  );
}
