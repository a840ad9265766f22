import type { FactType } from '@lintel/domain';
import { toDetails, type Detail, type Field, type PersonNames, type TECHNICAL } from '../../details/field.ts';
import { APPLICATION_FACTS } from './application-words.en.ts';
import { CLOSING_FACTS } from './closing-words.en.ts';
import { CREDIT_FACTS } from './credit-words.en.ts';
import type { FactFields } from './fact-fields.ts';
import { HOME_FACTS } from './home-words.en.ts';
import { MONEY_FACTS } from './money-words.en.ts';

const FACT_FIELDS: FactFields = {
  ...APPLICATION_FACTS,
  ...CREDIT_FACTS,
  ...HOME_FACTS,
  ...MONEY_FACTS,
  ...CLOSING_FACTS,
};

type Payload = Readonly<Record<string, unknown>>;

const getFields = (type: FactType): Readonly<Record<string, Field<never> | typeof TECHNICAL>> => FACT_FIELDS[type];

/** Puts a fact into words, without references, hashes and internal counters. */
export const describeFact = (type: FactType, data: Payload, names: PersonNames): readonly Detail[] =>
  toDetails(getFields(type), data, names);

/** Returns the part of a fact's data that only the technical details show. */
export const pickTechnical = (type: FactType, data: Payload): Payload =>
  Object.fromEntries(Object.entries(data).filter(([name]) => getFields(type)[name] == null));
