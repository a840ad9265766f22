import { findBrand } from '@lintel/brands';
import { insertOriginator, insertReferral } from '../features/originators/index.ts';
import type { Context } from '../kernel/context.ts';
import { DAY_MS } from '../kernel/time.ts';

interface DemoOriginator {
  readonly uuid: string;
  readonly organisation: string;
  readonly kind: 'OFFICER' | 'BROKER';
  readonly name: string;
  readonly nmls_id: string;
  readonly phone: string;
  readonly email: string;
  readonly states: readonly string[];
}

/**
 * Loan officers and brokers of the test environment, with fixed IDs for links. An officer works for the default lender.
 */
export const DEMO_ORIGINATORS: readonly DemoOriginator[] = [
  {
    uuid: '11111111-1111-4111-8111-111111111111',
    organisation: 'FIGURE',
    kind: 'OFFICER',
    name: 'Olivia Grant',
    nmls_id: '2000001',
    phone: '3035550151',
    email: 'olivia.grant@alderpoint.example',
    states: ['AZ', 'CO', 'UT'],
  },
  {
    uuid: '22222222-2222-4222-8222-222222222222',
    organisation: 'FIGURE_WHOLESALE',
    kind: 'BROKER',
    name: 'Bo Rivers',
    nmls_id: '2000002',
    phone: '3035550152',
    email: 'bo.rivers@broker.example',
    states: ['CA', 'CO'],
  },
];

/** The ID of a referral by the first of them. */
export const DEMO_REFERRAL = '33333333-3333-4333-8333-333333333333';
const DEMO_REFERRAL_DAYS = 3650;

/** Adds the demo loan officers and their referral where they are missing. */
export async function addDemoOriginators(context: Context): Promise<void> {
  const originators = DEMO_ORIGINATORS.map((row) =>
    row.kind === 'OFFICER' ? { ...row, organisation: context.config.defaultBrand } : row,
  );
  const [officer] = originators;
  for (const { states, ...row } of originators)
    if (findBrand(row.organisation, context.config.brands))
      await insertOriginator(context.db, {
        ...row,
        licensed_states: JSON.stringify(states),
        enforce_licensed_states: true,
        replies_within_hours: 2,
      });
  if (!officer || !findBrand(officer.organisation, context.config.brands)) return;
  await insertReferral(context, context.db, {
    uuid: DEMO_REFERRAL,
    organisation: officer.organisation,
    originatorUuid: officer.uuid,
    expiresAt: new Date(context.sessionNow().getTime() + DEMO_REFERRAL_DAYS * DAY_MS),
    person: {
      name: { firstName: 'Rosa', middleName: '', lastName: 'Delgado', suffix: '' },
      address: { street1: '1600 Larimer Street', street2: '', city: 'Denver', state: 'CO', zip: '80202' },
      phoneNumber: '3035550142',
      email: 'rosa@example.com',
    },
  });
}
