import type { FactData, FactType } from '@lintel/domain';
import type { Choice, Field, TECHNICAL } from '../../details/field.ts';

/** The known codes of a type that may also allow any other text. */
type KnownCode<Value> = Value extends string ? (string extends Value ? never : Value) : never;

type FieldOf<Value> = typeof TECHNICAL | ([KnownCode<Value>] extends [never] ? Field<Value> : Choice<KnownCode<Value>>);

/** How every property of every fact is put into words. A fact, a property or a code without words doesn't compile. */
export type FactFields = {
  readonly [Type in FactType]: {
    readonly [Name in keyof FactData[Type]]-?: FieldOf<NonNullable<FactData[Type][Name]>>;
  };
};
