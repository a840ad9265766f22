export const NO_ADDRESS = 'Please enter a valid property address';
