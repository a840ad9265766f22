/** Query parameters of the first address that say how the visitor came (ledger QRY-001..003, QRY-012). */
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
