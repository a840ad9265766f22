type Row = readonly [street1: string, city: string, state: string, zip: string];

/** Addresses that the sandbox suggests. From "12 No Property Lane" on, words in the street's name select an outcome. */
export const STREETS: readonly Row[] = [
  ['412 Alder Ridge Road', 'Boulder', 'CO', '80302'],
  ['418 Alder Court', 'Boulder', 'CO', '80302'],
  ['1600 Larimer Street', 'Denver', 'CO', '80202'],
  ['742 Juniper Street', 'Phoenix', 'AZ', '85004'],
  ['88 Palo Verde Drive', 'Phoenix', 'AZ', '85004'],
  ['2401 Redwood Avenue', 'Sacramento', 'CA', '95814'],
  ['19 Harbor View Terrace', 'San Diego', 'CA', '92101'],
  ['305 Peachtree Lane', 'Atlanta', 'GA', '30303'],
  ['1210 Lakeshore Drive', 'Chicago', 'IL', '60601'],
  ['77 Prairie Street', 'Minneapolis', 'MN', '55401'],
  ['640 Magnolia Way', 'Charlotte', 'NC', '28202'],
  ['951 Willamette Avenue', 'Portland', 'OR', '97205'],
  ['23 Wasatch Boulevard', 'Salt Lake City', 'UT', '84101'],
  ['1800 Rainier Avenue', 'Seattle', 'WA', '98101'],
  ['56 Seabreeze Court', 'Miami', 'FL', '33130'],
  ['3301 Camellia Street', 'Birmingham', 'AL', '35203'],
  ['900 Congress Avenue', 'Austin', 'TX', '78701'],
  ['140 West 30th Street', 'New York', 'NY', '10001'],
  ['12 No Property Lane', 'Denver', 'CO', '80202'],
  ['14 Twin Street', 'Denver', 'CO', '80202'],
  ['16 No Avm Road', 'Denver', 'CO', '80202'],
  ['18 No Eval Road', 'Denver', 'CO', '80202'],
  ['20 Just Sold Drive', 'Denver', 'CO', '80202'],
  ['22 Modest Place', 'Denver', 'CO', '80202'],
  ['24 Second Lien Lane', 'Denver', 'CO', '80202'],
  ['30 No Avm Road', 'Austin', 'TX', '78701'],
  ['42 Paper County Road', 'Denver', 'CO', '80202'],
  ['32 No Eval Later Road', 'Denver', 'CO', '80202'],
  ['34 No Avm Remote Road', 'Denver', 'CO', '80202'],
  ['36 Flood Lane', 'Denver', 'CO', '80202'],
];

/** The city and state of a ZIP code, from the same table, to complete typed addresses. */
export const CITY_BY_ZIP: ReadonlyMap<string, readonly [city: string, state: string]> = new Map(
  STREETS.map(([, city, state, zip]) => [zip, [city, state]]),
);
