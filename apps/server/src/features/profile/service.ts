import { readPerson, savePerson, type Person, readIdentity, type CallerIdentity } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { hasAgreedToTexts } from '../comms-prefs/index.ts';
import { normalizeName } from './normalize-name.ts';

type Name = Person['name'];

/** Returns the caller's profile. Refuses with `not-found` until a name was saved. */
export async function loadProfile(context: Context, caller: Caller) {
  const profile = await readPerson(context, context.db, caller.identityUuid);
  if (!profile) return refuse('not-found');
  return toProfileReply(
    profile.uuid,
    profile.person,
    await readIdentity(context, caller),
    await hasAgreedToTexts(context.db, caller.identityUuid),
  );
}

interface GivenName {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: Name['suffix'] | null | undefined;
}

/**
 * Saves the caller's name. Without a middle name in the request the stored one stays; an empty one removes it. Also
 * changes the name on an open application.
 */
export async function saveName(
  context: Context,
  caller: Caller,
  given: GivenName,
  version: number | undefined,
  by: RecordMeta,
) {
  const profile = await readPerson(context, context.db, caller.identityUuid);
  if (version !== undefined && version !== profile?.version)
    refuseWith('stale-version', { version: profile?.version ?? 0 });
  const was = profile?.person.name;
  const name: Name = {
    ...normalizeName({ ...given, middleName: given.middleName ?? was?.middleName ?? '' }),
    suffix: given.suffix ?? was?.suffix ?? '',
  };
  await context.changeApplicantName?.(caller, name, by);
  await savePerson(context, context.db, caller.identityUuid, { dob: null, addresses: [], ...profile?.person, name });
  event(context, 'profile.name-saved', { identity: caller.identityUuid });
  return loadProfile(context, caller);
}

function toProfileReply(uuid: string, person: Person, identity: CallerIdentity, hasAgreedToTexts: boolean) {
  return {
    uuid,
    email: identity.email,
    name: person.name,
    dob: person.dob,
    phoneNumbers: identity.phone ? [{ type: 'MOBILE', number: identity.phone }] : [],
    addresses: [...person.addresses],
    type: identity.profileType,
    agreedToTexts: hasAgreedToTexts,
  };
}
