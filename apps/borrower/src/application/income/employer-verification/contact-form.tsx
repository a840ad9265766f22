import { giveEmployerContact } from '@lintel/contract';
import {
  employerSchema,
  fromStoredPhone,
  listPhoneCountries,
  toStoredPhone,
  type ConfirmationWay,
} from '@lintel/domain';
import { Button, Checkbox, ChoiceTiles, Mail, PhoneInput, SubmitButton, TextInput, User } from '@lintel/ui';
import type { FormValues } from '@lintel/web';
import { useState, type ReactNode } from 'react';
import type { GateView } from '../../../gate/application-screen.tsx';
import { GateForm, GateSentence, FormActions } from '../../../gate/gate-page.tsx';
import type { FormVersion } from '../../../gate/remount-on-stale.tsx';
import { schemaErrors } from '../../../gate/schema-errors.ts';
import { useGateForm } from '../../../gate/use-gate-form.ts';
import { GATE } from '../../../gate/words.en.ts';
import { api } from '../../../platform/lazy/api.ts';
import { useFollowStatus } from '../../../platform/lazy/use-status.ts';
import type { Employment } from './employer-verification-screen.tsx';
import { EMPLOYER } from './words.en.ts';
import css from '../income.module.css';

const WAYS = [
  { value: 'CONTACT', icon: <User />, ...EMPLOYER.ways.CONTACT },
  { value: 'WORK_EMAIL', icon: <Mail />, ...EMPLOYER.ways.WORK_EMAIL },
];

const isWay = (way: string | undefined): way is ConfirmationWay => way === 'CONTACT' || way === 'WORK_EMAIL';

/** Returns the work phone with the calling code of its country. */
const getPhone = ({ phoneNumber = '', phoneNumberCountry }: FormValues): string =>
  toStoredPhone(phoneNumber, phoneNumberCountry);

function contactErrors(typed: FormValues) {
  const { way, employerName = '', contactName = '', workEmail = '', contactConsent } = typed;
  if (!isWay(way)) return [{ field: 'way', message: EMPLOYER.pick }];
  const phoneNumber = getPhone(typed);
  const values = { employerName, contactName, phoneNumber, workEmail };
  return [
    ...schemaErrors(employerSchema(way, values), values),
    ...(contactConsent ? [] : [{ field: 'contactConsent', message: EMPLOYER.consentMissing }]),
  ];
}

/** Asks for a contact at the employer, or for the borrower's work email, to which we send a code. */
export function ContactForm({
  uuid,
  status,
  employment,
  version,
  notice,
  onStale,
  onDone,
}: GateView & FormVersion & { employment: Employment; onDone: () => void }): ReactNode {
  const [way, setWay] = useState<string>(employment.way ?? 'CONTACT');
  const followStatus = useFollowStatus(uuid);
  const title = EMPLOYER.title(employment.employerName ?? '');
  const form = useGateForm({
    uuid,
    title,
    check: contactErrors,
    onStale,
    errorFields: { 'consent-missing': 'contactConsent' },
    async send(typed) {
      const { employerName = '', contactName, workEmail } = typed;
      const reply = await api(giveEmployerContact, {
        params: { uuid },
        body: {
          way: isWay(typed['way']) ? typed['way'] : 'CONTACT',
          employerName,
          contactName,
          phoneNumber: getPhone(typed),
          workEmail,
          contactConsent: true,
        },
        version,
      });
      onDone();
      followStatus(reply);
    },
  });
  const isOwn = way === 'WORK_EMAIL';
  const phone = fromStoredPhone(employment.phoneNumber ?? '');
  return (
    <GateForm
      showsNext
      form={form}
      notice={notice}
      title={title}
      lead={status.gate === 'employer-contact' ? <GateSentence explain={status.explain} /> : undefined}
    >
      <ChoiceTiles
        name="way"
        label={EMPLOYER.way}
        options={WAYS}
        value={way}
        onChange={setWay}
        error={form.errorAt('way')}
      />
      <div className={css.fields}>
        <TextInput
          name="employerName"
          label={EMPLOYER.employer}
          autoComplete="organization"
          maxLength={100}
          defaultValue={employment.employerName ?? ''}
          error={form.errorAt('employerName')}
        />
        {isOwn ? (
          <TextInput
            key="own"
            name="workEmail"
            label={EMPLOYER.own}
            type="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={employment.way === 'WORK_EMAIL' ? (employment.workEmail ?? '') : ''}
            error={form.errorAt('workEmail')}
          />
        ) : (
          <>
            <TextInput
              name="contactName"
              label={EMPLOYER.contact}
              autoComplete="off"
              maxLength={100}
              defaultValue={employment.contactName ?? ''}
              error={form.errorAt('contactName')}
            />
            <PhoneInput
              name="phoneNumber"
              label={EMPLOYER.phone}
              hint={EMPLOYER.one}
              countries={listPhoneCountries()}
              defaultCountry={phone.countryCode}
              countryLabel={EMPLOYER.phoneCountry}
              autoComplete="off"
              defaultValue={phone.number}
              error={form.errorAt('phoneNumber')}
            />
            <TextInput
              key="theirs"
              name="workEmail"
              label={EMPLOYER.email}
              optional={GATE.optional}
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={employment.way === 'CONTACT' ? (employment.workEmail ?? '') : ''}
              error={form.errorAt('workEmail')}
            />
          </>
        )}
      </div>
      <Checkbox
        boxed
        name="contactConsent"
        label={isOwn ? EMPLOYER.ownConsent : EMPLOYER.consent}
        hint={EMPLOYER.consentHint}
        error={form.errorAt('contactConsent')}
      />
      <FormActions form={form}>
        <SubmitButton busy={form.busy}>{isOwn ? EMPLOYER.send : EMPLOYER.ask}</SubmitButton>
        {status.gate === 'employer' && (
          <Button kind="link" onClick={onDone}>
            {EMPLOYER.keep}
          </Button>
        )}
      </FormActions>
    </GateForm>
  );
}
