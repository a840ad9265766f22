/** One address that matches what a person typed. */
export interface AddressSuggestion {
  fullAddress: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
}

interface AddressParts {
  /** Finds addresses for the registration page without JavaScript. Absent when the address feature isn't mounted. */
  readonly lookUpAddress?: (
    organization: string,
    search: string,
    states: readonly string[],
  ) => Promise<AddressSuggestion[]>;
}

declare module '../../kernel/context.ts' {
  interface Context extends AddressParts {}
}

declare module '../../kernel/feature.ts' {
  interface Provided extends AddressParts {}
}
