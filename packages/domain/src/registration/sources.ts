import type { RegistrationStep } from './steps.ts';

type Values = Readonly<Record<string, string | undefined>>;

const ADDRESS = ['street1', 'street2', 'city', 'state', 'zip'];

const answer = (values: Values, field: string): string =>
  field === 'propertyAddress' ? ADDRESS.map((part) => values[part] ?? '').join('\n') : (values[field] ?? '');

/**
 * Returns the sources of prefilled answers that remain after a step's values changed: an answer that the borrower
 * changed is their own. The home address has the property's field names and is never prefilled.
 */
export const remainingSources = <Sources extends Values>(
  sources: Sources,
  step: RegistrationStep,
  before: Values,
  after: Values,
): Sources =>
  step === 'home-address'
    ? sources
    : (Object.fromEntries(
        Object.entries(sources).filter(([field]) => answer(before, field) === answer(after, field)),
      ) as Sources);
