/** The error of the routing number field. */
export const NO_ROUTING_NUMBER = 'Please enter a valid routing number';
