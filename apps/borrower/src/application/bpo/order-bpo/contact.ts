import { accessContactFields, type FieldMessage } from '@lintel/domain';
import type { FormValues } from '@lintel/web';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';

const schema = z.object(accessContactFields);

const typedContact = ({ name = '', phoneNumber = '', notes = '' }: FormValues) => ({ name, phoneNumber, notes });
const isEmpty = (typed: FormValues): boolean =>
  Object.values(typedContact(typed)).every((value) => value.trim() === '');

/** Nobody to call is an answer; half an answer is none. */
export const contactErrors = (typed: FormValues): readonly FieldMessage[] =>
  isEmpty(typed) ? [] : schemaErrors(schema, typedContact(typed));

/** Whom the valuer may call, from values without faults. */
export const contactBody = (typed: FormValues) => (isEmpty(typed) ? null : z.parse(schema, typedContact(typed)));
