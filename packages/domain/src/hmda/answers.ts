import * as z from 'zod/mini';
import { lineLength } from '../fields/text.ts';
import { NO_OPTION } from './answers-words.en.ts';
import { HMDA_GROUPS, type HmdaGroup, type HmdaText, NOT_PROVIDED, getHmdaOptions } from './form.ts';

/** A person's demographic answers: codes of `HMDA_OPTIONS`, or NOT_PROVIDED, or both. Empty texts are ''. */
export interface HmdaAnswers {
  readonly ethnicity: readonly string[];
  readonly ethnicityOther: string;
  readonly race: readonly string[];
  readonly raceOther: { readonly tribe: string; readonly asian: string; readonly pacificIslander: string };
  readonly sex: readonly string[];
}

const getCodes = (group: HmdaGroup): readonly string[] => [
  ...getHmdaOptions(group).map(({ code }) => code),
  NOT_PROVIDED,
];

function codes(group: HmdaGroup) {
  const known = getCodes(group);
  return z
    .array(z.string().check(z.refine((code) => known.includes(code), NO_OPTION)))
    .check(z.maxLength(known.length));
}

/** Text next to a checkbox: at most 100 characters, the register's limit. */
const textField = z._default(z.string().check(z.trim(), lineLength()), '');

/** Request fields of the answers; `unansweredGroups` lists what is still missing. */
export const hmdaFields = {
  ethnicity: codes('ethnicity'),
  ethnicityOther: textField,
  race: codes('race'),
  raceOther: z._default(z.strictObject({ tribe: textField, asian: textField, pacificIslander: textField }), {
    tribe: '',
    asian: '',
    pacificIslander: '',
  }),
  sex: codes('sex'),
};

function getFreeText(answers: HmdaAnswers, name: HmdaText): string {
  return (name === 'ethnicityOther' ? answers.ethnicityOther : answers.raceOther[name]).trim();
}

/**
 * Normalizes answers: each code once, in the order of `getHmdaOptions`. Text next to a checkbox counts as checking it,
 * as 12 CFR 1003, appendix B, permits, so no one is asked twice.
 */
export function normalizeHmdaAnswers(answers: HmdaAnswers): HmdaAnswers {
  const getChecked = (group: HmdaGroup): string[] => {
    const written = getHmdaOptions(group)
      .filter(({ text }) => text !== undefined && getFreeText(answers, text.name) !== '')
      .map(({ code }) => code);
    return getCodes(group).filter((code) => answers[group].includes(code) || written.includes(code));
  };
  return {
    ethnicity: getChecked('ethnicity'),
    ethnicityOther: getFreeText(answers, 'ethnicityOther'),
    race: getChecked('race'),
    raceOther: {
      tribe: getFreeText(answers, 'tribe'),
      asian: getFreeText(answers, 'asian'),
      pacificIslander: getFreeText(answers, 'pacificIslander'),
    },
    sex: getChecked('sex'),
  };
}

/**
 * Groups without any answer; declining is an answer. The law requires us to ask about each, and forbids requiring an
 * answer (appendix B, instruction 1).
 */
export function unansweredGroups(answers: HmdaAnswers): HmdaGroup[] {
  const tidy = normalizeHmdaAnswers(answers);
  return HMDA_GROUPS.filter((group) => tidy[group].length === 0);
}
