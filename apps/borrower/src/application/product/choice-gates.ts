/** The gates at which an offer is chosen: the first time, and again when it changed. */
export const CHOICE_GATES = ['choose', 'rechoose'];
