/** Copies of the notice of the right to cancel that each owner is given on paper (12 CFR 1026.15(b)(1)); fewer do not make it delivered. */
export const NOTICE_COPIES = 2;

/** Whether a paper tells of a right to cancel, by its type: the notice of 12 CFR 1026.15(b), and in Texas that of 7 TAC 153.25. */
export const isCancelNotice = ({ type }: { readonly type: string }): boolean => type === 'RIGHTNOTTOCLOSE';
