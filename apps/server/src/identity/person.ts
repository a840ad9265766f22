import { randomUUID } from 'node:crypto';
import type { NameSuffix } from '@lintel/domain';
import { sql } from 'kysely';
import type { Context } from '../kernel/context.ts';
import { sealContext, type Executor } from '../kernel/db/index.ts';

/** The profile of an account's owner: name, birth date and addresses, sealed in one row. */
export interface Person {
  readonly name: {
    readonly firstName: string;
    readonly middleName: string;
    readonly lastName: string;
    readonly suffix: NameSuffix;
  };
  /** yyyy-MM-dd; null until the application is created. */
  readonly dob: string | null;
  readonly addresses: readonly {
    readonly type: 'HOME' | 'MAILING';
    readonly street1: string;
    readonly street2: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  }[];
}

/** A stored profile with its ID and version. */
export interface StoredPerson {
  readonly uuid: string;
  readonly version: number;
  readonly person: Person;
}

const profileSealContext = (identityUuid: string): string => sealContext('profile', identityUuid);

export async function readPerson(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  identityUuid: string,
): Promise<StoredPerson | undefined> {
  const row = await trx.selectFrom('profile').selectAll().where('identity_uuid', '=', identityUuid).executeTakeFirst();
  return (
    row && {
      uuid: row.uuid,
      version: row.version,
      person: context.vault.open<Person>(profileSealContext(identityUuid), row),
    }
  );
}

/** Saves the person's current data. Creating an application calls this with everything it received. */
export async function savePerson(
  context: Pick<Context, 'vault'>,
  trx: Executor,
  identityUuid: string,
  person: Person,
): Promise<void> {
  const sealed = context.vault.seal(profileSealContext(identityUuid), person);
  await trx
    .insertInto('profile')
    .values({ uuid: randomUUID(), identity_uuid: identityUuid, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('identity_uuid')
        .doUpdateSet({ ...sealed, version: sql`profile.version + 1`, updated_at: sql`now()` }),
    )
    .execute();
}
