import { randomBytes } from 'node:crypto';
import { logIn as logInCall, registerIdentity } from '@lintel/contract';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { accountAt, changeAccount } from '../../test/account.ts';
import { PASSWORD, testApp, type TestApp } from '../../test/app.ts';
import { onBothDatabases } from '../../test/database.ts';
import { tablesWith } from '../../test/stored-text.ts';
import { SHIPPED_TEST_KEYS } from '../kernel/config/key-text.ts';
import { migrate } from '../kernel/db/migrate.ts';
import { findByPhone } from './store.ts';

onBothDatabases('the address and phone number of an account', (open) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp(await open());
  });

  const register = (at: TestApp, email: string) =>
    at.ask(registerIdentity, {
      query: { organization: 'FIGURE' },
      body: { email, password: PASSWORD, phoneNumber: '7195550187' },
    });
  const logIn = (at: TestApp, email: string) =>
    at.ask(logInCall, { body: { email, password: PASSWORD }, headers: { 'x-org': 'FIGURE' } });

  test('stand sealed, and the account is found by either', async () => {
    expect((await register(server, 'Vera.Canary@example.com')).statusCode).toBe(201);
    expect(await tablesWith(server, ['identity', 'identity_index'], /canary|5550187/i)).toEqual([]);
    const row = await accountAt(server.context, ' VERA.canary@example.com');
    expect(row).toMatchObject({ email: 'Vera.Canary@example.com', phone: '7195550187' });
    expect(await findByPhone(server.context, server.context.db, 'FIGURE', '7195550187')).toEqual([row?.uuid]);
    expect((await logIn(server, 'vera.canary@EXAMPLE.com')).statusCode).toBe(200);
  });

  test('one address is one account, for 20 who register at once on servers before and within a rotation', async () => {
    const next = await testApp(server.context.store, {
      env: { INDEX_KEY: `${randomBytes(32).toString('base64')},${SHIPPED_TEST_KEYS.password}` },
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        register(number % 2 === 0 ? server : next, number % 3 === 0 ? 'Twin@example.com' : 'twin@example.com'),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1);
    expect((await register(next, 'later@example.com')).statusCode).toBe(201);
    expect((await register(server, 'LATER@example.com')).statusCode).not.toBe(201);
    // Only the server within the rotation knows its new key: the database goes back to the keys of the other tests.
    await server.context.db
      .deleteFrom('key_used')
      .where('name', '=', 'index')
      .where('key_id', '=', next.context.keys.index[0].id)
      .execute();
  });

  test('put into another row, do not open there', async () => {
    const [one, two] = [await server.borrower(), await server.borrower()];
    const { sealed } = await server.context.db
      .selectFrom('identity')
      .select('sealed')
      .where('uuid', '=', one.identityUuid)
      .executeTakeFirstOrThrow();
    await server.context.db.updateTable('identity').set({ sealed }).where('uuid', '=', two.identityUuid).execute();
    await expect(accountAt(server.context, two.email)).rejects.toThrow('unable to authenticate');
    expect((await logIn(server, one.email)).statusCode).toBe(200);
    await server.context.db.deleteFrom('session').where('identity_uuid', '=', two.identityUuid).execute();
    await server.context.db.deleteFrom('identity').where('uuid', '=', two.identityUuid).execute();
  });

  test('that were stored in clear are sealed by the migration, which begins again when it is cut off', async () => {
    const { db } = server.context;
    const kept = await server.borrower();
    await changeAccount(server.context, kept.identityUuid, { phone: '7195550111' });
    const rows = await db.selectFrom('identity').selectAll().execute();
    await sql`alter table identity add column email text, add column phone text, add column email_key text`.execute(db);
    for (const { uuid } of rows)
      await sql`update identity set email = ${uuid === kept.identityUuid ? kept.email : `${uuid}@example.com`}, phone = '7195550111', email_key = uuid::text where uuid = ${uuid}`.execute(
        db,
      );
    await sql`alter table identity drop column sealed, drop column key_id`.execute(db);
    await sql`drop table identity_index`.execute(db);
    await sql`delete from kysely_migration where name = '0161-identity-sealed'`.execute(db);
    await expect(migrate(db, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    const { rows: before } = await sql<{
      email: string;
    }>`select email from identity where uuid = ${kept.identityUuid}`.execute(db);
    expect(before).toEqual([{ email: kept.email }]);
    expect(await migrate(db, async () => server.context.keys)).toEqual(['0161-identity-sealed']);
    expect((await logIn(server, kept.email)).statusCode).toBe(200);
    expect(await findByPhone(server.context, db, 'FIGURE', '7195550111')).toHaveLength(rows.length);
    await expect(sql`select email from identity`.execute(db)).rejects.toThrow('email');
  });
});
