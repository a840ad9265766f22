/** What stands for the arithmetic of a plan that nothing has wait. */
export const NO_WAIT = 'no law has anybody wait';
