import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createTestContext } from '../../../test/context.ts';
import { onOneDatabase } from '../../../test/database.ts';
import { buildRequestMeta } from '../../../test/request-meta.ts';
import type { Context } from '../../kernel/context.ts';
import { mailByStaff } from './by-staff.ts';
import { mailingReply, type Letter } from './port.ts';
import { readTray } from './sandbox.ts';

onOneDatabase('the mail service', (open) => {
  let context: Context;
  beforeAll(async () => {
    context = await createTestContext(await open());
  });

  const buildLetter = (street1 = '1600 Larimer Street'): Letter => ({
    to: { name: 'Ana Reyes', street1, street2: '', city: 'Denver', state: 'CO', zip: '80202' },
    documents: [
      { title: 'Privacy notice', fileRef: randomUUID(), pages: 2 },
      { title: 'Counselors', fileRef: randomUUID(), pages: 1 },
    ],
    applicationUuid: randomUUID(),
  });

  test('prints address, documents and pages, and mails the same letter once', async () => {
    const { post } = context.vendors;
    const one = buildLetter();
    for (let times = 0; times < 2; times += 1)
      expect(mailingReply.parse(await post.send(one, buildRequestMeta('letter-1')))).toEqual({ outcome: 'POSTED' });
    expect(await readTray(context.db, context.vault, one.applicationUuid)).toEqual([
      {
        key: 'letter-1',
        organisation: 'FIGURE',
        applicationUuid: one.applicationUuid,
        to: ['Ana Reyes', '1600 Larimer Street', 'Denver, CO 80202'],
        titles: ['Privacy notice', 'Counselors'],
        pages: 3,
        at: expect.any(String) as string,
      },
    ]);
  });

  test('accepts a letter and reports later that it was mailed, on a slow street', async () => {
    expect(await context.vendors.post.send(buildLetter('9 Slow Post Road'), buildRequestMeta('letter-2'))).toEqual({
      outcome: 'ACCEPTED',
    });
  });

  test('without a mail service every letter waits for staff', async () => {
    expect(mailingReply.parse(await mailByStaff.send(buildLetter(), buildRequestMeta('letter-4')))).toEqual({
      outcome: 'ACCEPTED',
    });
  });

  test('stores no readable address in the table', async () => {
    await context.vendors.post.send(buildLetter(), buildRequestMeta('letter-3'));
    const rows = await context.db.selectFrom('post_tray').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => ({ ...row, sealed: row.sealed.toString('latin1') })))).not.toContain(
      'Larimer',
    );
  });
});
