/** What the draft keeps of an address: the text that was searched, and its parts. */
export const ADDRESS_FIELDS = ['address', 'street1', 'street2', 'city', 'state', 'zip'] as const;
