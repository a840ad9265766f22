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
 * The parts of a name as they are kept, or a refusal that names each field that is wrong.
 *
 * @param under where the name stands in the call's body; nothing when its parts stand there themselves
 */
export function checkedName(given: NameFields, ...under: readonly string[]): NameFields {
  const parsed = z.safeParse(nameSchema, given);
  return parsed.success
    ? parsed.data
    : refuseFields(
        parsed.error.issues.map(({ message, path }) => ({ message, field: [...under, ...path].map(String).join('.') })),
      );
}
