import { describe, expect, test } from 'vitest';
import { contactBody, contactErrors } from './details.ts';

const ALL_FIELDS = ['maritalStatus', 'citizenship', 'yearsAtAddress', 'ownershipType', 'ssn'];
const INPUT = {
  maritalStatus: 'UNMARRIED',
  citizenship: 'US_CITIZEN',
  yearsAtAddress: '6',
  ownershipType: 'SOLE',
  ssn: '6788',
  mail: 'same',
};

describe('the details of start/contact', () => {
  test('are sent only if asked for [SCREEN-099]', () => {
    expect(contactErrors(ALL_FIELDS, INPUT)).toEqual([]);
    expect(contactBody(ALL_FIELDS, INPUT)).toEqual({
      maritalStatus: 'UNMARRIED',
      citizenship: 'US_CITIZEN',
      yearsAtAddress: 6,
      ownershipType: 'SOLE',
      ssn: '6788',
    });
    expect(contactBody(['citizenship'], INPUT)).toEqual({ citizenship: 'US_CITIZEN' });
  });

  test('are each reported while empty, in the order of the page', () => {
    expect(contactErrors([...ALL_FIELDS, 'phoneNumber'], { mail: 'same' })).toEqual([
      { field: 'maritalStatus', message: 'Choose your marital status' },
      { field: 'citizenship', message: 'Choose your citizenship' },
      { field: 'yearsAtAddress', message: 'Enter a whole number of years. Enter 0 for less than 1 year.' },
      { field: 'ownershipType', message: 'Choose how the home is owned' },
      { field: 'phoneNumber', message: 'Please enter your mobile phone' },
      { field: 'ssn', message: 'Enter a 9-digit Social Security number, or its last 4 digits.' },
    ]);
  });

  test('require the first and last name of each other owner', () => {
    const joint = {
      ...INPUT,
      ownershipType: 'JOINT',
      ownerFirst0: 'Ben',
      ownerLast0: 'Ruiz',
      ownerFirst1: '',
      ownerLast1: 'Park',
    };
    expect(contactErrors(ALL_FIELDS, joint)).toEqual([
      { field: 'ownerFirst1', message: 'Please enter the first name' },
    ]);
    expect(contactBody(ALL_FIELDS, { ...joint, ownerFirst1: 'Lee' })).toMatchObject({
      coOwners: [
        { firstName: 'Ben', lastName: 'Ruiz' },
        { firstName: 'Lee', lastName: 'Park' },
      ],
    });
  });

  test('include a mailing address only when it is chosen', () => {
    expect(contactErrors(ALL_FIELDS, { ...INPUT, ssn: '', mail: 'other' }).map(({ field }) => field)).toEqual([
      'street1',
      'city',
      'state',
      'zip',
      'ssn',
    ]);
    const address = { street1: 'PO Box 9', street2: '', city: 'Denver', state: 'CO', zip: '80202' };
    expect(contactBody(ALL_FIELDS, { ...INPUT, ...address, mail: 'other' })).toMatchObject({ mailingAddress: address });
    expect(contactBody(ALL_FIELDS, { ...INPUT, ...address })).not.toHaveProperty('mailingAddress');
  });
});
