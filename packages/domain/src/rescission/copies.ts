/** Copies of the notice of the right to cancel that each owner is given on paper (12 CFR 1026.15(b)(1)); fewer do not make it delivered. */
export const NOTICE_COPIES = 2;
