import { formatPhone, NAME_SUFFIX_LABELS, NAME_SUFFIXES, OCCUPANCY_TYPES } from '@lintel/domain';
import { Section, Select, Stack, TextInput } from '@lintel/ui';
import type { ReactNode } from 'react';
import { AddressParts } from '../../gate/address-parts.tsx';
import { PROPERTY } from '../flow/words.en.ts';
import type { Setup } from './account-setup-screen.tsx';
import { SETUP } from './words.en.ts';

const SUFFIXES = NAME_SUFFIXES.map((value) => ({ value, label: NAME_SUFFIX_LABELS[value] }));
const USES = OCCUPANCY_TYPES.map((value) => ({ value, label: PROPERTY.occupancy[value].label }));

interface Props {
  setup: Setup;
  errorAt: (field: string) => string | undefined;
}

/** Fields with the values the loan officer entered, to correct. The email can't change: the link was sent to it. */
export function EnteredDetails({
  setup: { name, phoneNumber, email, propertyAddress, occupancyType },
  errorAt,
}: Props): ReactNode {
  const field = (of: string) => ({ name: of, error: errorAt(of) });
  return (
    <>
      <Section title={SETUP.about}>
        <Stack>
          <TextInput
            {...field('firstName')}
            label={SETUP.first}
            autoComplete="given-name"
            defaultValue={name.firstName}
          />
          <TextInput
            {...field('middleName')}
            label={SETUP.middle}
            optional={SETUP.optional}
            autoComplete="additional-name"
            defaultValue={name.middleName ?? ''}
          />
          <TextInput
            {...field('lastName')}
            label={SETUP.last}
            autoComplete="family-name"
            defaultValue={name.lastName}
          />
          <Select
            {...field('suffix')}
            label={SETUP.suffix}
            optional={SETUP.optional}
            width="short"
            autoComplete="honorific-suffix"
            options={SUFFIXES}
            defaultValue={name.suffix ?? ''}
          />
          <TextInput
            {...field('phoneNumber')}
            type="tel"
            label={SETUP.phone}
            autoComplete="tel-national"
            defaultValue={formatPhone(phoneNumber)}
          />
          <TextInput name="shownEmail" label={SETUP.email} hint={SETUP.emailHint} value={email} readOnly />
        </Stack>
      </Section>
      <Section title={SETUP.home}>
        <Stack>
          <AddressParts section="section-property" values={propertyAddress} errorAt={errorAt} />
          <Select {...field('occupancyType')} label={PROPERTY.use} options={USES} defaultValue={occupancyType} />
        </Stack>
      </Section>
    </>
  );
}
