import { firstNameField, lastNameField, middleNameField } from '@lintel/domain';
import * as z from 'zod/mini';
import { refuseFields } from '../../kernel/http/index.ts';

const nameSchema = z.object({ firstName: firstNameField, middleName: middleNameField, lastName: lastNameField() });

interface NameFields {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
}

/**
 * Returns the normalized parts of a name. Refuses with each wrong field.
 *
 * @param path the name's path in the call's body; nothing when its parts are at the top level
 */
export function normalizeName(name: NameFields, ...path: readonly string[]): NameFields {
  const parsed = z.safeParse(nameSchema, name);
  return parsed.success
    ? parsed.data
    : refuseFields(
        parsed.error.issues.map(({ message, path: part }) => ({
          message,
          field: [...path, ...part].map(String).join('.'),
        })),
      );
}
