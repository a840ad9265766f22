import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPapers } from '../../apps/server/src/sandbox/papers.ts';
import type { World } from '../world.ts';
import { callerOf, onLoan, type Caller } from './caller.ts';
import type { Driven } from './sandbox.ts';

/** Another device of the borrower, signed in, without a browser. */
export async function deviceOf(world: World, { email, password }: Pick<Driven, 'email' | 'password'>, organisation = 'FIGURE'): Promise<Caller> {
  const caller = callerOf(world, organisation);
  const { headers, text } = await caller.ask('POST', '/identity-broker/customer/api/v3/login', { body: { email, password } });
  caller.token = headers.get('authorization')?.replace('Bearer ', '');
  if (!caller.token) throw new Error(`Not logged in: ${text}`);
  return caller;
}

/** Stands at the application's own screen without the login page, which has journeys of its own. */
export async function comeIn(page: Page, world: World, driven: Driven, organisation: string): Promise<void> {
  const { token = '' } = await deviceOf(world, driven, organisation);
  await page.addInitScript((jwt) => { if (!localStorage.getItem('jwt')) localStorage.setItem('jwt', jwt); }, token);
  await page.goto(`/account/heloc/${driven.uuid}?org=${organisation}`);
}

/** Reads every disclosure of the loan on another device. */
export async function readElsewhere(world: World, driven: Driven): Promise<void> {
  const caller = await deviceOf(world, driven);
  await readPapers(
    {
      signIn: (token) => { caller.token = token; },
      call: (method, url, body) => caller.ask(method, url, { key: randomUUID(), ...(body === undefined ? {} : { body }) }),
      async file(url) {
        const reply = await fetch(`${world.address}${url}`, { headers: { 'x-org': 'FIGURE', authorization: `Bearer ${caller.token ?? ''}` } });
        return new Uint8Array(await reply.arrayBuffer());
      },
    },
    driven.uuid,
  );
}

/** Links payroll as a user of the sandbox (docs/sandbox.md) on another device. */
export async function linkPayroll(world: World, driven: Driven, user: string): Promise<void> {
  const caller = await deviceOf(world, driven);
  const links = `/service-krang-heloc/borrower/secure/api/v1/${driven.uuid}/income/links`;
  const { body } = await caller.ask<{ linkUuid?: string }>('POST', links, { body: { source: 'TRUV_PAYROLL' }, key: randomUUID() });
  const done = await caller.ask('POST', `${links}/${body.linkUuid ?? ''}/completion`, { body: { publicToken: `public-sandbox-${user}` }, key: randomUUID() });
  if (done.status >= 300) throw new Error(`Payroll was not linked: ${done.text}`);
}

/** Explains the late payment of the credit file. */
export async function explainLate(world: World, driven: Driven): Promise<void> {
  const caller = await deviceOf(world, driven);
  const said = await caller.ask('POST', `${onLoan(driven.uuid)}/explanations`, { body: { about: 'DELINQUENCY', answer: 'PAID', text: 'I moved, and one payment went to the old address. It was paid in May.', documentUuids: [] }, key: randomUUID() });
  if (said.status >= 300) throw new Error(`Not explained: ${said.text}`);
}
