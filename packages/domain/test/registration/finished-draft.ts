import type { RegistrationDraft } from '../../src/registration/draft.ts';

/** A draft with valid values in every step: a second home in Colorado, an owner who lives in Arizona. */
export const FINISHED_DRAFT = {
  index: {
    address: '12 Oak St, Denver, CO 80202',
    street1: '12 Oak St',
    street2: 'Apt 4',
    city: 'Denver',
    state: 'co',
    zip: '80202-1234',
    occupancyType: 'SECONDARY',
  },
  'home-address': { street1: '9 Elm St', city: 'Tempe', state: 'AZ', zip: '85281' },
  'for-sale': { isListedForSale: 'NO' },
  'annual-income': { employmentType: 'SELF_EMPLOYED', income: '$85,000', otherIncome: '' },
  'legal-name': { firstName: ' Ana ', middleName: 'Q.', lastName: "O'Neil", suffix: 'jr' },
  birthdate: { month: '2', day: '9', year: '1980' },
  'phone-and-email': { email: 'ana@example.com', phoneNumber: '+1 (303) 555-0142' },
} satisfies RegistrationDraft;
