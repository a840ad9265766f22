/**
 * Replaces the reasons when the loan file contradicts all recorded ones: a notice can instead say how to request them,
 * and staff then answer (12 CFR 1002.9(a)(2)(ii)).
 */
export const REASONS_ON_REQUEST =
  'Ask us for the specific reasons within 60 days, by phone or in writing. We’ll send them in writing within 30 days.';
