/** The error for a New York property where the regulator's rule refuses it. */
export const NEW_YORK_REFUSED =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";
export const NO_STREET = 'Street address is required';
export const NO_CITY = 'Please enter a valid city name';
export const STATE_LENGTH = 'State must be two characters in length';
export const NO_STATE = 'Please enter a valid state';
export const NO_ZIP = 'Please enter a valid zipcode';
