/** The reason in the decline's notice, which doesn't mention the list. */
export const DECLINED_BECAUSE = 'Federal regulations do not allow us to open this line of credit';
/** The regulation behind such a decline. */
export const SANCTIONS_RULES = '31 CFR part 501';
