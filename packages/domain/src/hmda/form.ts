/**
 * The version of the form for demographic data that 12 CFR 1003 (HMDA) prescribes. It changes with every word of the
 * form or its notice; each answer records the version it was given on.
 */
export const HMDA_FORM_VERSION = '2018-01';

/** The form's heading in the regulation (12 CFR 1003, appendix B). */
export const HMDA_TITLE = 'Demographic Information of Applicant and Co-Applicant';

/**
 * The notice before the questions: the sample form's words (12 CFR 1003, appendix B), with the sentence about age and
 * marital status from the uniform loan application. A brand can't change any word.
 */
export const HMDA_NOTICE =
  'The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for their demographic information (ethnicity, sex, and race) in order to monitor our compliance with equal credit opportunity, fair housing, and home mortgage disclosure laws. You are not required to provide this information, but are encouraged to do so. You may select one or more designations for “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information, or on whether you choose to provide it. However, if you choose not to provide the information and you have made this application in person, Federal regulations require us to note your ethnicity, sex, and race on the basis of visual observation or surname. The law also provides that we may not discriminate on the basis of age or marital status information you provide in this application. If you do not wish to provide some or all of this information, please check below.';

/** The last checkbox of each group, in the form's words. */
export const HMDA_DECLINED = 'I do not wish to provide this information';

/** The choice not to answer; the last one of each group (12 CFR 1003, appendix B). */
export const NOT_PROVIDED = 'NOT_PROVIDED';

/** A free-text field of the form, by its name in the answers. */
export type HmdaText = 'ethnicityOther' | 'tribe' | 'asian' | 'pacificIslander';

/**
 * One checkbox of the form. Its code is the one reported in the register (12 CFR 1003.4(a)(10), filing instructions).
 */
export interface HmdaOption {
  readonly code: string;
  readonly label: string;
  /** Free text next to the checkbox. */
  readonly text?: { readonly name: HmdaText; readonly label: string; readonly example: string };
  /** Checkboxes below it. Each can be checked without it. */
  readonly parts?: readonly HmdaOption[];
}

/** Ethnicity: a person can check one or more. */
export const ETHNICITIES: readonly HmdaOption[] = [
  {
    code: '1',
    label: 'Hispanic or Latino',
    parts: [
      { code: '11', label: 'Mexican' },
      { code: '12', label: 'Puerto Rican' },
      { code: '13', label: 'Cuban' },
      {
        code: '14',
        label: 'Other Hispanic or Latino',
        text: {
          name: 'ethnicityOther',
          label: 'Print origin',
          example: 'For example, Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard, and so on.',
        },
      },
    ],
  },
  { code: '2', label: 'Not Hispanic or Latino' },
];

/** Race: a person can check one or more. */
export const RACES: readonly HmdaOption[] = [
  {
    code: '1',
    label: 'American Indian or Alaska Native',
    text: { name: 'tribe', label: 'Print name of enrolled or principal tribe', example: '' },
  },
  {
    code: '2',
    label: 'Asian',
    parts: [
      { code: '21', label: 'Asian Indian' },
      { code: '22', label: 'Chinese' },
      { code: '23', label: 'Filipino' },
      { code: '24', label: 'Japanese' },
      { code: '25', label: 'Korean' },
      { code: '26', label: 'Vietnamese' },
      {
        code: '27',
        label: 'Other Asian',
        text: {
          name: 'asian',
          label: 'Print race',
          example: 'For example, Hmong, Laotian, Thai, Pakistani, Cambodian, and so on.',
        },
      },
    ],
  },
  { code: '3', label: 'Black or African American' },
  {
    code: '4',
    label: 'Native Hawaiian or Other Pacific Islander',
    parts: [
      { code: '41', label: 'Native Hawaiian' },
      { code: '42', label: 'Guamanian or Chamorro' },
      { code: '43', label: 'Samoan' },
      {
        code: '44',
        label: 'Other Pacific Islander',
        text: { name: 'pacificIslander', label: 'Print race', example: 'For example, Fijian, Tongan, and so on.' },
      },
    ],
  },
  { code: '5', label: 'White' },
];

/** Sex: both can be checked, and the register has a code for it. */
export const SEXES: readonly HmdaOption[] = [
  { code: '2', label: 'Female' },
  { code: '1', label: 'Male' },
];

/** The three questions, in order. */
export const HMDA_GROUPS = ['ethnicity', 'race', 'sex'] as const;
export type HmdaGroup = (typeof HMDA_GROUPS)[number];

export const HMDA_OPTIONS: Readonly<Record<HmdaGroup, readonly HmdaOption[]>> = {
  ethnicity: ETHNICITIES,
  race: RACES,
  sex: SEXES,
};

function flat(top: readonly HmdaOption[]): readonly HmdaOption[] {
  return [...top, ...top.flatMap(({ parts }) => parts ?? [])];
}

const BOXES: Readonly<Record<HmdaGroup, readonly HmdaOption[]>> = {
  ethnicity: /* @__PURE__ */ flat(ETHNICITIES),
  race: /* @__PURE__ */ flat(RACES),
  sex: SEXES,
};

/** Every checkbox of a group: the top level first, then those below, each in form order. */
export const getHmdaOptions = (group: HmdaGroup): readonly HmdaOption[] => BOXES[group];
