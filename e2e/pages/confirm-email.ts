import { confirmEmail, logIn, sendEmailCode } from '@lintel/contract';
import type { World } from '../world.ts';
import { createCaller } from './caller.ts';
import { waitForEmailCode } from './note.ts';

/** Confirms the email of an account with the code that is sent there. */
export async function confirmEmailByCode(
  world: World,
  organisation: string,
  token: string | undefined,
  email: string,
): Promise<void> {
  const caller = createCaller(world, organisation);
  caller.token = token;
  await caller.send(sendEmailCode, {});
  await caller.send(confirmEmail, { body: { code: await waitForEmailCode(world, email) } });
}

/** Confirms the email of a borrower of the main brand who has a password. */
export async function confirmBorrowerEmail(world: World, { email, password }: Record<'email' | 'password', string>) {
  const { headers } = await createCaller(world).raw(logIn.method, logIn.path, { body: { email, password } });
  await confirmEmailByCode(world, 'FIGURE', headers.get('authorization')?.replace('Bearer ', ''), email);
}
