import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { onOneDatabase } from '../../test/database.ts';

onOneDatabase('the policy of a page', (open) => {
  test('allows Twilio’s socket to the lender with an account there, and to no other', async () => {
    const server = await createTestApp(await open(), {
      env: {
        TWILIO_ORGS: 'HOMEPOINT',
        TWILIO_ACCOUNT_SID: 'AC1',
        TWILIO_AUTH_TOKEN: 'auth',
        TWILIO_API_KEY_SID: 'SK1',
        TWILIO_API_KEY_SECRET: 'secret',
        TWILIO_SERVICE_SID: 'IS1',
      },
    });
    const readPolicy = async (organisation: string) => {
      const url = `/contact?org=${organisation}`;
      const answer = await server.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
      return String(answer.headers['content-security-policy']);
    };
    expect(await readPolicy('HOMEPOINT')).toContain("connect-src 'self' wss://tsock.us1.twilio.com;");
    expect(await readPolicy('FIGURE')).toContain("connect-src 'self';");
  });
});
