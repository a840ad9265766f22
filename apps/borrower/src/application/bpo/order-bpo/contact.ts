import { accessContactFields } from '@lintel/domain';
import * as z from 'zod/mini';
import { faultsOf } from '../../../gate/issues.ts';
import type { Fault } from '../../../gate/refusal.ts';
import type { Typed } from '../../../gate/use-press.ts';

const schema = z.object(accessContactFields);

const typedContact = ({ name = '', phoneNumber = '', notes = '' }: Typed) => ({ name, phoneNumber, notes });
const isEmpty = (typed: Typed): boolean => Object.values(typedContact(typed)).every((value) => value.trim() === '');

/** Nobody to call is an answer; half an answer is none. */
export const contactFaults = (typed: Typed): readonly Fault[] =>
  isEmpty(typed) ? [] : faultsOf(schema, typedContact(typed));

/** Whom the valuer may call, from values without faults. */
export const contactBody = (typed: Typed) => (isEmpty(typed) ? null : z.parse(schema, typedContact(typed)));
