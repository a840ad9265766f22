import { readPerson, savePerson, type Person, readIdentity, type CallerIdentity } from '../../identity/index.ts';
import type { Context } from '../../kernel/context.ts';
import { event } from '../../kernel/events.ts';
import { type Caller, refuse, refuseWith, type RecordMeta } from '../../kernel/http/index.ts';
import { agreedToTexts } from '../comms-prefs/index.ts';
import { checkedName } from './checked-name.ts';

type Name = Person['name'];

/** Returns the caller's profile, or none until a name was given. */
export async function loadProfile(context: Context, caller: Caller) {
  const profile = await readPerson(context, context.db, caller.identityUuid);
  if (!profile) return refuse('not-found');
  return toProfileReply(
    profile.uuid,
    profile.person,
    await readIdentity(context, caller),
    await agreedToTexts(context.db, caller.identityUuid),
  );
}

interface GivenName {
  readonly firstName: string;
  readonly middleName?: string | null | undefined;
  readonly lastName: string;
  readonly suffix?: Name['suffix'] | null | undefined;
}

/**
 * Without a middle name in the request the stored one stays; an empty one removes it. With an open application, the
 * change is a changed answer.
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
    ...checkedName({ ...given, middleName: given.middleName ?? was?.middleName ?? '' }),
    suffix: given.suffix ?? was?.suffix ?? '',
  };
  await context.changeApplicantName?.(caller, name, by);
  await savePerson(context, context.db, caller.identityUuid, { dob: null, addresses: [], ...profile?.person, name });
  event(context, 'profile.name-saved', { identity: caller.identityUuid });
  return loadProfile(context, caller);
}

function toProfileReply(uuid: string, person: Person, identity: CallerIdentity, takesTexts: boolean) {
  return {
    uuid,
    email: identity.email,
    name: person.name,
    dob: person.dob,
    phoneNumbers: identity.phone ? [{ type: 'MOBILE', number: identity.phone }] : [],
    addresses: [...person.addresses],
    type: identity.profileType,
    agreedToTexts: takesTexts,
  };
}
