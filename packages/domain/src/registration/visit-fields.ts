/** Query parameters of the first URL that show how the visitor arrived. */
export const VISIT_FIELDS = [
  'referrer',
  'rid',
  'offerCode',
  'totalExpertOwnerId',
  'totalExpertContactId',
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'utm_term',
  'utm_content',
  'utm_id',
] as const;
