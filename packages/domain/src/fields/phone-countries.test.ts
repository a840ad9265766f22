import { describe, expect, test } from 'vitest';
import { fromStoredPhone, listPhoneCountries, toStoredPhone } from './phone-countries.ts';

const findCountry = (code: string) => listPhoneCountries().find(({ countryCode }) => countryCode === code);

describe('the countries of a phone field', () => {
  test('begin with the United States and have a name, a code and a calling code each [FORM-033, DATA-037]', () => {
    const countries = listPhoneCountries();
    expect(countries[0]).toEqual({
      country: 'United States',
      countryCode: 'US',
      callingCode: '1',
      nationalLength: '(303) 555-0142'.length,
    });
    expect(findCountry('GB')).toEqual({ country: 'United Kingdom', countryCode: 'GB', callingCode: '44' });
    expect(countries.length).toBeGreaterThan(220);
    expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length);
    // Every code is known to the platform, which otherwise returns it as its name.
    expect(countries.filter(({ country, countryCode }) => country === countryCode)).toEqual([]);
    expect(countries.filter(({ callingCode }) => !/^[1-9]\d{0,2}$/.test(callingCode))).toEqual([]);
  });

  test('follow one another by name', () => {
    const names = listPhoneCountries()
      .slice(1)
      .map(({ country }) => country);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')));
  });
});

describe('a phone number of a country', () => {
  test.each([
    ['US', '(303) 555-0142', '(303) 555-0142'],
    [undefined, '303 555 0142', '303 555 0142'],
    ['CA', '(416) 555-0142', '(416) 555-0142'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['DE', '030/901820', '+4930901820'],
    ['IT', '06 698 1234', '+39066981234'],
    ['GB', '+49 30 901820', '+49 30 901820'],
    ['GB', ' ', ''],
  ])('of %s, typed %s, is stored as %s [FORM-033]', (country, typed, stored) => {
    expect(toStoredPhone(typed, country)).toBe(stored);
  });

  test.each([
    ['3035550142', 'US', '(303) 555-0142'],
    ['+13035550142', 'US', '(303) 555-0142'],
    ['+442079460958', 'GB', '2079460958'],
    ['+358401234567', 'FI', '401234567'],
    ['+77012345678', 'RU', '7012345678'],
    ['', 'US', ''],
  ])('stored as %s is shown for %s as %s', (stored, countryCode, number) => {
    expect(fromStoredPhone(stored)).toEqual({ countryCode, number });
  });
});
