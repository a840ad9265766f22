/** What the notice of the decline says: the law's reason, without a word of the list. */
export const DECLINED_BECAUSE = 'Federal regulations do not allow us to open this line of credit';
/** The rules that a decline on this ground rests on. */
export const SANCTIONS_RULES = '31 CFR part 501';
