/** What a missing value is told where the field has no sentence of its own (ledger REG-035). */
export const REQUIRED = 'Required';
