/** The error of the address form without a chosen address: the specification's. */
export const NO_ADDRESS = 'Please enter a valid property address';
