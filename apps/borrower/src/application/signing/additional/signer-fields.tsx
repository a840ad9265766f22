import { namesOnRecord } from '@lintel/domain';
import { ChoiceTiles, Fieldset, Text, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import type { GateFormState } from '../../../gate/use-gate-form.ts';
import type { DraftValues } from '../../start/use-step-draft.ts';
import { RESIDENCE_CHOICES } from './check-signer.ts';
import type { Person } from './person-card.tsx';
import { SIGNERS } from './words.en.ts';
import css from './signers.module.css';

const RESIDENCE_OPTIONS = RESIDENCE_CHOICES.map((value) => ({ value, label: SIGNERS.livesThere[value] }));
/** Fields about another person must not autofill the borrower's own data. */
const THEIRS = { autoComplete: 'off', spellCheck: false } as const;

/** The person's name, contact details and whether they live in the home. */
export function SignerFields({
  person,
  savedDraft,
  errorAt,
}: {
  person: Person;
  savedDraft: DraftValues;
  errorAt: GateFormState['errorAt'];
}): ReactNode {
  const {
    firstName,
    lastName,
    livesThere = person.livesThere === 'UNKNOWN' ? '' : person.livesThere,
    ...contact
  } = { ...namesOnRecord(person.name), ...savedDraft } as DraftValues;
  return (
    <div className={css.fields}>
      {person.name && (
        <Text size="s" tone="muted">
          {SIGNERS.records}
        </Text>
      )}
      <div className={css.pair}>
        <TextInput
          name="firstName"
          label={SIGNERS.first}
          {...THEIRS}
          autoCapitalize="words"
          defaultValue={firstName}
          error={errorAt('firstName')}
        />
        <TextInput
          name="lastName"
          label={SIGNERS.last}
          {...THEIRS}
          autoCapitalize="words"
          defaultValue={lastName}
          error={errorAt('lastName')}
        />
      </div>
      <Fieldset name="reach" label={SIGNERS.reach} hint={SIGNERS.reachHint}>
        <div className={css.reach}>
          <TextInput
            name="email"
            type="email"
            inputMode="email"
            label={SIGNERS.email}
            {...THEIRS}
            maxLength={254}
            defaultValue={contact['email']}
            error={errorAt('email')}
          />
          <TextInput
            name="phoneNumber"
            type="tel"
            inputMode="tel"
            label={SIGNERS.phone}
            {...THEIRS}
            maxLength={20}
            defaultValue={contact['phoneNumber']}
            error={errorAt('phoneNumber')}
          />
        </div>
      </Fieldset>
      <ChoiceTiles
        name="livesThere"
        look="small"
        layout="across"
        label={SIGNERS.lives}
        hint={SIGNERS.livesHint}
        options={RESIDENCE_OPTIONS}
        required
        defaultValue={livesThere}
        error={errorAt('livesThere')}
      />
    </div>
  );
}
