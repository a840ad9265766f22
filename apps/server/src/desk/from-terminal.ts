import { brandOf } from '@lintel/brands';
import { DESK_ROLES, OWNER_PERMISSIONS, type DeskRole } from '@lintel/domain';
import { readConfig } from '../config/config.ts';
import { StartRefused } from '../config/start-refused.ts';
import { type Context } from '../context.ts';
import { createContext } from '../create-context.ts';
import { loadKeys } from '../db/keys.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../db/open.ts';
import { event } from '../events.ts';
import { Refused } from '../http/errors.ts';
import { inviteStaff, setupAddress } from '../identity/account-setup.ts';
import { startAgain } from '../identity/second-factor-reset.ts';
import { staffByEmail } from '../identity/staff.ts';
import { startJobs } from '../jobs/jobs.ts';
import { rotateSecret, validWebhookSecrets } from '../webhooks/secrets.ts';
import { WEBHOOK_KINDS } from '../webhooks/webhook.ts';
import { quietLog } from './quiet-log.ts';
import { FROM_TERMINAL } from './words.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface First {
  readonly email: string;
  readonly organisation: string;
  readonly role: DeskRole | 'OWNER';
  readonly name: string;
}

/** Invites somebody from the machine of the server: no call makes the first person of a desk. Returns what to show at the terminal. */
export function inviteFromTerminal(env: Environment, { email, organisation, role, name }: First): Promise<string> {
  const permissions = role === 'OWNER' ? OWNER_PERMISSIONS : DESK_ROLES[role];
  return atTheMachine(env, organisation, async (context) => {
    try {
      const given = { organisation, email, name, permissions, invitedBy: 'desk:invite' };
      const { staff, token } = await context.db.transaction().execute((trx) => inviteStaff(context, trx, given));
      event(context, 'staff.invited', {
        identity: 'desk:invite',
        organisation,
        staff: staff.identity_uuid,
        permissions: permissions.join(' '),
      });
      return FROM_TERMINAL.invited(email, role, organisation, setupAddress(context.config, organisation, token));
    } catch (error) {
      if (error instanceof Refused && error.reason === 'colleague-exists')
        throw new StartRefused(FROM_TERMINAL.exists(email, organisation));
      throw error;
    }
  });
}

/** Lets somebody back in who lost their authenticator, from the machine of the server: also the only admin. They are told, and the audit trail shows it. */
export function recoverFromTerminal(
  env: Environment,
  { email, organisation }: Pick<First, 'email' | 'organisation'>,
): Promise<string> {
  return atTheMachine(env, organisation, async (context) => {
    const member = await staffByEmail(context, context.db, organisation, email);
    if (!member) throw new StartRefused(FROM_TERMINAL.nobody(email, organisation));
    if (member.disabled) throw new StartRefused(FROM_TERMINAL.disabled(email));
    const token = await context.db.transaction().execute((trx) => startAgain(context, trx, member.identity_uuid));
    event(context, 'staff.recovered', { identity: 'desk:recover', organisation, staff: member.identity_uuid });
    return FROM_TERMINAL.recovered(email, setupAddress(context.config, organisation, token));
  });
}

/** How long a vendor may take to change over to its new secret. */
const OVERLAP_SECONDS = 24 * 3600;

/** Makes the secret that one vendor of one lender signs with. The one before it is accepted for a day more. */
export async function secretFromTerminal(
  env: Environment,
  { organisation, vendor }: { readonly organisation: string; readonly vendor: string },
): Promise<string> {
  const kind = WEBHOOK_KINDS.find((known) => known === vendor);
  if (!kind) throw new StartRefused(FROM_TERMINAL.noVendor(vendor, WEBHOOK_KINDS));
  return atTheMachine(env, organisation, async (context) => {
    const sender = { kind, organisation };
    const isFirst = (await validWebhookSecrets(context, sender)).length === 0;
    const ends = new Date(context.sessionNow().getTime() + OVERLAP_SECONDS * 1000);
    const secret = await rotateSecret(context, sender, OVERLAP_SECONDS);
    event(context, 'webhook.secret-made', { identity: 'webhook:secret', organisation, kind });
    return FROM_TERMINAL.secret(kind, organisation, secret, isFirst ? null : ends.toISOString());
  });
}

/**
 * Runs one command with the environment of the server. On the built-in database the server has to be stopped meanwhile: one process at a time has it open.
 */
export async function atTheMachine<Result>(
  env: Environment,
  organisation: string | null,
  command: (context: Context) => Promise<Result>,
): Promise<Result> {
  const config = readConfig(env);
  if (organisation !== null && !brandOf(organisation, config.brands))
    throw new StartRefused(`There is no lender ${organisation}.`);
  const store = await openStore(config, () => undefined);
  try {
    await store.upgrade(async (db) => void (await migrate(db, config)));
    const keys = await loadKeys(config, store.db);
    const jobs = await startJobs(store, quietLog);
    try {
      const context = await createContext({ config, store, keys, jobs, log: quietLog, features: [] });
      const said = await command(context);
      await context.audit.flush();
      return said;
    } finally {
      await jobs.stop();
    }
  } finally {
    await store.close();
  }
}
