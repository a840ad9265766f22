import {
  getHmdaOptions,
  HMDA_GROUPS,
  hmdaFields,
  hmdaUnanswered,
  unansweredGroups,
  type HmdaAnswers,
  type HmdaText,
  type FieldMessage,
} from '@lintel/domain';
import * as z from 'zod/mini';
import { schemaErrors } from '../../../gate/schema-errors.ts';

/**
 * Returns the answers in the form of demographic questions (HMDA): checked boxes and typed texts. A text counts only
 * while its box is checked, because it is hidden otherwise.
 */
export function answersIn(form: FormData): HmdaAnswers {
  const ticked = (name: string) => form.getAll(name).filter((code) => typeof code === 'string');
  const text = (name: HmdaText, box: string, group: 'ethnicity' | 'race') => {
    const typed = form.get(name);
    return typeof typed === 'string' && ticked(group).includes(box) ? typed : '';
  };
  return {
    ethnicity: ticked('ethnicity'),
    ethnicityOther: text('ethnicityOther', '14', 'ethnicity'),
    race: ticked('race'),
    raceOther: {
      tribe: text('tribe', '1', 'race'),
      asian: text('asian', '27', 'race'),
      pacificIslander: text('pacificIslander', '44', 'race'),
    },
    sex: ticked('sex'),
  };
}

const schema = z.object(hmdaFields);
const KNOWN = new Set<string>(
  HMDA_GROUPS.flatMap((group) => getHmdaOptions(group).flatMap(({ text }) => (text ? [text.name] : []))),
);

/** Returns errors for unanswered groups and texts that are too long, in page order. */
export function hmdaErrors(answers: HmdaAnswers): readonly FieldMessage[] {
  const open = unansweredGroups(answers).map((group) => ({ field: group as string, message: hmdaUnanswered(group) }));
  const long = schemaErrors(schema, answers)
    .map(({ field, message }) => ({ field: field.slice(field.lastIndexOf('.') + 1), message }))
    .filter(({ field }) => KNOWN.has(field));
  return [...open, ...long];
}
