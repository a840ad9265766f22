import { addReferral } from '@lintel/contract';
import { REFERRAL_DAYS, US_STATES } from '@lintel/domain';
import { Notice, Select, TextInput } from '@lintel/ui';
import { useState, type ReactNode } from 'react';
import { ConsoleForm, type FormInput } from '../form/console-form.tsx';
import { api } from '../platform/api.ts';
import { formatLink } from './link.ts';
import type { Originator } from './originators-screen.tsx';
import { ORIGINATORS } from './words.en.ts';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));
const NAME = ['firstName', 'lastName'] as const;
const ADDRESS = ['street1', 'city', 'state', 'zip'] as const;

const countTyped = (typed: FormInput, fields: readonly string[]): number =>
  fields.filter((field) => typed.text(field) !== '').length;

const isPart = (typed: FormInput, fields: readonly string[]): boolean =>
  countTyped(typed, fields) > 0 && countTyped(typed, fields) < fields.length;

/** Saves a referral, what a loan officer knows of a person, and shows the link for that person. */
export function Refer({ originator: { originatorUuid } }: { originator: Originator }): ReactNode {
  const [link, setLink] = useState<string>();
  return (
    <>
      <p>{ORIGINATORS.referralLead(REFERRAL_DAYS)}</p>
      <ConsoleForm
        name={`refer ${originatorUuid}`}
        submit={ORIGINATORS.refer}
        quiet
        done={ORIGINATORS.referred}
        check={(typed) => [
          ...(isPart(typed, NAME) ? [{ field: 'firstName', message: ORIGINATORS.nameIncomplete }] : []),
          ...(isPart(typed, ADDRESS) ? [{ field: 'street1', message: ORIGINATORS.addressIncomplete }] : []),
        ]}
        send={async (typed, idempotencyKey) => {
          const { text } = typed;
          const { referralUuid } = await api(addReferral, {
            idempotencyKey,
            params: { originatorUuid },
            body: {
              name:
                countTyped(typed, NAME) > 0
                  ? { firstName: text('firstName'), middleName: '', lastName: text('lastName'), suffix: '' }
                  : null,
              address:
                countTyped(typed, ADDRESS) > 0
                  ? {
                      street1: text('street1'),
                      street2: '',
                      city: text('city'),
                      state: text('state'),
                      zip: text('zip'),
                    }
                  : null,
              phoneNumber: text('phoneNumber') || null,
              email: text('email') || null,
            },
          });
          setLink(formatLink({ referrer: originatorUuid, rid: referralUuid }));
        }}
      >
        {(at) => (
          <>
            <TextInput {...at('firstName')} label={ORIGINATORS.firstName} autoComplete="off" />
            <TextInput {...at('lastName')} label={ORIGINATORS.lastName} autoComplete="off" />
            <TextInput {...at('street1')} label={ORIGINATORS.street} autoComplete="off" />
            <TextInput {...at('city')} label={ORIGINATORS.city} autoComplete="off" />
            <Select {...at('state')} label={ORIGINATORS.state} placeholder={ORIGINATORS.state} options={STATES} />
            <TextInput {...at('zip')} label={ORIGINATORS.zip} inputMode="numeric" autoComplete="off" width="short" />
            <TextInput {...at('phoneNumber')} label={ORIGINATORS.mobile} type="tel" autoComplete="off" />
            <TextInput {...at('email')} label={ORIGINATORS.email} type="email" autoComplete="off" />
          </>
        )}
      </ConsoleForm>
      {link !== undefined && (
        <Notice live>
          {ORIGINATORS.referralLink}: <code translate="no">{link}</code>
        </Notice>
      )}
    </>
  );
}
