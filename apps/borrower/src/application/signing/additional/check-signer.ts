import * as z from 'zod/mini';
import type { nameSigner, Request } from '@lintel/contract';
import { emailField, firstNameField, lastNameField, phoneField } from '@lintel/domain';
import { faultsOf } from '../../gate/issues.ts';
import type { Fault } from '../../gate/refusal.ts';
import type { Typed } from '../../gate/use-press.ts';
import { SIGNERS } from './copy.ts';

type Body = Request<typeof nameSigner>['body'];

export const LIVES_THERE = ['YES', 'NO', 'UNKNOWN'] as const satisfies readonly Body['livesThere'][];

const names = z.object({ firstName: firstNameField, lastName: lastNameField() });
const lives = z.object({ livesThere: z.enum(LIVES_THERE, SIGNERS.livesMissing) });
const ways = { email: emailField, phoneNumber: phoneField };

const isGiven = (typed: Typed, way: keyof typeof ways): boolean => (typed[way] ?? '').trim() !== '';

/** What is wrong with somebody who is named, in the order of the page: either way of reaching them is enough. */
export function signerFaults(typed: Typed): readonly Fault[] {
  const { firstName = '', lastName = '', livesThere } = typed;
  const isReached = isGiven(typed, 'email') || isGiven(typed, 'phoneNumber');
  return [
    ...faultsOf(names, { firstName, lastName }),
    ...(isReached ? [] : [{ id: 'email', message: SIGNERS.reachMissing }]),
    ...(isGiven(typed, 'email') ? faultsOf(z.object({ email: ways.email }), typed) : []),
    ...(isGiven(typed, 'phoneNumber') ? faultsOf(z.object({ phoneNumber: ways.phoneNumber }), typed) : []),
    ...faultsOf(lives, { livesThere }),
  ];
}

/** The body that names a person, from values without faults. Who is named here signs the deed alone. */
export function signerBody(personUuid: string, typed: Typed): Body {
  return {
    personUuid,
    ...z.parse(names, typed),
    role: 'CO_DEEDER',
    ...z.parse(lives, typed),
    email: isGiven(typed, 'email') ? z.parse(ways.email, typed['email']) : null,
    phoneNumber: isGiven(typed, 'phoneNumber') ? z.parse(ways.phoneNumber, typed['phoneNumber']) : null,
  };
}

const SUFFIX = /^(?:[js]r|i{2,3}|iv|v)\.?$/i;

/** First and last name of a name as land records write it: "DELGADO, MARIA L." or "Maria L. Delgado Jr". Only filled in: the borrower corrects it. */
export function namesOf(name: string | null | undefined): { firstName: string; lastName: string } {
  const [before = '', after = ''] = (name ?? '').split(',', 2);
  const words = (SUFFIX.test(after.trim()) ? before : `${after} ${before}`).split(/\s+/).filter((word) => word !== '' && !SUFFIX.test(word));
  if (words.length < 2) return { firstName: '', lastName: asWritten(words[0] ?? '') };
  return { firstName: asWritten(words[0] ?? ''), lastName: asWritten(words.at(-1) ?? '') };
}

/** Capitals alone are how the county writes, not the person. */
function asWritten(word: string): string {
  if (word !== word.toUpperCase()) return word;
  return word.toLowerCase().replaceAll(/(^|[-'])\p{L}/gu, (letter) => letter.toUpperCase());
}
