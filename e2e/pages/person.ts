import { randomUUID } from 'node:crypto';
import { rememberName, rememberValues } from './known-values.ts';

/**
 * A borrower of a journey, with the answers that they type. The email tag after the plus sign and the street are the
 * sandbox's levers (docs/sandbox.md).
 */
export interface Person {
  street: string;
  city: string;
  state: string;
  zip: string;
  occupancy: 'I live here' | 'Second home' | 'Rental or investment';
  forSale: 'No' | 'Yes';
  income: string;
  firstName: string;
  lastName: string;
  birthDate: readonly [month: string, day: string, year: string];
  email: string;
  phone: string;
  password: string;
}

/** Returns Maria, who has a credit file, one home and a value for it; `tag` selects another outcome. */
export function newPerson(changes: Partial<Person> & { tag?: string } = {}): Person {
  const { tag, ...fields } = changes;
  const person: Person = {
    street: '412 Alder Ridge Road',
    city: 'Boulder',
    state: 'CO',
    zip: '80302',
    occupancy: 'I live here',
    forSale: 'No',
    income: '118000',
    firstName: 'Maria',
    lastName: 'Delgado',
    birthDate: ['03', '09', '1984'],
    email: `maria.${randomUUID().slice(0, 8)}${tag ? `+${tag}` : ''}@example.com`,
    phone: '3035550142',
    password: 'Quiet-harbor-7421!',
    ...fields,
  };
  rememberName(person.firstName, person.lastName);
  rememberValues('a street', person.street);
  rememberValues('an email', person.email);
  rememberValues('a phone number', person.phone);
  rememberValues('a password', person.password);
  return person;
}
