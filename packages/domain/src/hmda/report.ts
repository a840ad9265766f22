import { tidyAnswers, type HmdaAnswers } from './answers.ts';
import { boxesOf, NOT_PROVIDED } from './options.ts';

/** The register takes so many ethnicities and so many races of one person. */
export const MOST_REPORTED = 5;

/** The answers as codes of the loan application register (12 CFR 1003.4(a)(10)(i)). */
export interface HmdaReport {
  /** 1 to 5 codes; ['3'] when not provided. */
  readonly ethnicity: readonly string[];
  readonly ethnicityOther: string;
  /** 1 to 5 codes; ['6'] when not provided. */
  readonly race: readonly string[];
  readonly raceOther: HmdaAnswers['raceOther'];
  /** 1 male, 2 female, 6 both, 3 not provided. */
  readonly sex: '1' | '2' | '3' | '6';
}

/**
 * What is reported of answers given online without video, which counts as by mail: nothing answered is "not provided", never a guess
 * (12 CFR 1003, appendix B, instruction 3). What was answered is reported even where the person also declined (instruction 13). Of more
 * than five the ones at the top of the form come first, then others up to five; a box with what is written beside it is one. A text
 * whose box is not reported is not reported either.
 */
export function hmdaReport(answers: HmdaAnswers): HmdaReport {
  const { ethnicityOther, raceOther, sex, ...lists } = tidyAnswers(answers);
  const reported = (group: 'ethnicity' | 'race', none: string): string[] => {
    const given = boxesOf(group)
      .map(({ code }) => code)
      .filter((code) => lists[group].includes(code))
      .slice(0, MOST_REPORTED);
    return given.length > 0 ? given : [none];
  };
  const ethnicity = reported('ethnicity', '3');
  const race = reported('race', '6');
  const beside = (codes: readonly string[], code: string, text: string): string => (codes.includes(code) ? text : '');
  return {
    ethnicity,
    ethnicityOther: beside(ethnicity, '14', ethnicityOther),
    race,
    raceOther: {
      tribe: beside(race, '1', raceOther.tribe),
      asian: beside(race, '27', raceOther.asian),
      pacificIslander: beside(race, '44', raceOther.pacificIslander),
    },
    sex: sexCode(sex.filter((code) => code !== NOT_PROVIDED)),
  };
}

function sexCode(given: readonly string[]): HmdaReport['sex'] {
  if (given.length === 2) return '6';
  if (given[0] === undefined) return '3';
  return given[0] === '1' ? '1' : '2';
}
