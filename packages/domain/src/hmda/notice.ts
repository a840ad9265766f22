/** Changes with every word of the form or its notice; an answer says which form it was given on. */
export const HMDA_FORM_VERSION = '2018-01';

/** The heading that the regulation gives the form (12 CFR 1003, appendix B). */
export const HMDA_TITLE = 'Demographic Information of Applicant and Co-Applicant';

/**
 * What a person is told before the questions: the words of the sample form (12 CFR 1003, appendix B) with the sentence on age and
 * marital status of the uniform loan application. No word of it may be changed by a brand.
 */
export const HMDA_NOTICE =
  'The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for their demographic information (ethnicity, sex, and race) in order to monitor our compliance with equal credit opportunity, fair housing, and home mortgage disclosure laws. You are not required to provide this information, but are encouraged to do so. You may select one or more designations for “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information, or on whether you choose to provide it. However, if you choose not to provide the information and you have made this application in person, Federal regulations require us to note your ethnicity, sex, and race on the basis of visual observation or surname. The law also provides that we may not discriminate on the basis of age or marital status information you provide in this application. If you do not wish to provide some or all of this information, please check below.';

/** The last box of each group, in the words of the form. */
export const HMDA_DECLINED = 'I do not wish to provide this information';
