import { brandOf } from '@lintel/brands';
import { DESK_ROLES, type DeskRole } from '@lintel/domain';
import { readConfig } from '../config.ts';
import { createContext } from '../context.ts';
import { loadKeys } from '../db/keys.ts';
import { migrate } from '../db/migrate.ts';
import { openStore } from '../db/open.ts';
import { event } from '../events.ts';
import { Refused } from '../http/errors.ts';
import { inviteStaff, setupPath } from '../identity/account-setup.ts';
import { startJobs } from '../jobs/jobs.ts';
import { StartRefused } from '../start-refused.ts';
import { quietLog } from './quiet-log.ts';
import { FROM_TERMINAL } from './words.ts';

interface First {
  readonly email: string;
  readonly organisation: string;
  readonly role: DeskRole;
  readonly name: string;
}

/**
 * Invites somebody from the machine of the server, with its environment: no call makes the first person of a desk. Answers what to show at the terminal.
 * On the built-in database the server has to be stopped meanwhile: one process at a time has it open.
 */
export async function inviteFromTerminal(env: Readonly<Record<string, string | undefined>>, { email, organisation, role, name }: First): Promise<string> {
  if (!brandOf(organisation)) throw new StartRefused(`There is no lender ${organisation}.`);
  const config = readConfig(env);
  const store = await openStore(config, () => undefined);
  try {
    await migrate(store.db);
    const keys = await loadKeys(config, store.db);
    const jobs = await startJobs(store, quietLog);
    const context = await createContext({ config, store, keys, jobs, log: quietLog, features: [] });
    try {
      const given = { organisation, email, name, permissions: DESK_ROLES[role], invitedBy: 'desk:invite' };
      const { staff, token } = await store.db.transaction().execute((trx) => inviteStaff(context, trx, given));
      event(context, 'staff.invited', { identity: 'desk:invite', organisation, staff: staff.identity_uuid, permissions: DESK_ROLES[role].join(' ') });
      await context.audit.flush();
      return FROM_TERMINAL(email, role, organisation, `http://${config.host}:${config.port}${setupPath(token)}`);
    } catch (error) {
      if (error instanceof Refused && error.reason === 'identity-exists') throw new StartRefused(`${email} is at the desk of ${organisation} already.`);
      throw error;
    } finally {
      await jobs.stop();
    }
  } finally {
    await store.close();
  }
}
