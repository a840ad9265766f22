import { randomUUID } from 'node:crypto';
import { bodyOf, type Client } from './client.ts';
import type { Persona } from './personas.ts';

export interface Registered {
  readonly email: string;
  readonly password: string;
  readonly uuid: string;
}

/** Registers a persona and creates the application by the calls that the registration screens make. */
export async function register(client: Client, persona: Persona, organisation: string): Promise<Registered> {
  const email =
    `${persona.firstName}.${persona.lastName}.${randomUUID().slice(0, 8)}${persona.tag ? `+${persona.tag}` : ''}@example.com`.toLowerCase();
  // The 7 is there because eight random characters may hold no digit.
  const password = `Quiet-harbor-7${randomUUID().slice(0, 8)}!`;
  const phoneNumber = '3035550142';
  const registered = await client.call('POST', `/identity/api/v1/registration/register?organization=${organisation}`, {
    email,
    password,
    phoneNumber,
  });
  client.signIn(String(bodyOf('register', registered)['jwt']));
  const [street1, city, state, zip] = persona.street;
  const address = { street1, street2: '', city, state, zip };
  const created = await client.call('POST', `/service-application/api/v3/application/helocs?state=${state}`, {
    consentListRequest: (await versions(client, '/service-profile/api/v1/profile/consent-types')).map((consent) => ({
      ...consent,
      optInOut: 'OPT_IN',
    })),
    ...(state === 'NY'
      ? {}
      : {
          consentRequests: (
            await versions(client, '/service-application/api/v1/application/heloc/consent-types')
          ).filter((one) => one.type === 'SOFT_CREDIT'),
        }),
    income: { incomeCoDeeders: 0, incomePrimary: persona.income, incomeOther: 0 },
    profileRequest: {
      name: { firstName: persona.firstName, lastName: persona.lastName },
      dob: '1984-03-09',
      email,
      phoneNumbers: [{ type: 'MOBILE', number: phoneNumber }],
      addresses: [{ type: 'HOME', ...address }],
    },
    propertyListedForSale: persona.listedForSale ?? false,
    propertyRequest: { address, occupancyType: persona.occupancy ?? 'HOME' },
    publish: true,
    ...(persona.campaign === undefined ? {} : { utmParameters: { source: persona.campaign } }),
    employmentType: 'FULL_TIME',
  });
  return { email, password, uuid: String(bodyOf('create', created)['uuid']) };
}

async function versions(client: Client, url: string): Promise<{ type: string; version: string }[]> {
  const list = bodyOf(url, await client.call('GET', url)) as unknown as { type: string; version: string }[];
  return list.map(({ type, version }) => ({ type, version }));
}
