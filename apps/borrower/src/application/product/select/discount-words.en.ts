import type { DiscountType } from '@lintel/domain';

export const DISCOUNTS = {
  labels: {
    ALL_IN: 'All discounts',
    AUTOPAY: 'Autopay discount',
    CREDIT_UNION: 'Credit union member discount',
    DEPARTMENT_OF_COMMERCE_CU: 'Department of Commerce credit union discount',
    QUORUM: 'Quorum member discount',
    TEACHERS_FEDERAL_CU: 'Teachers Federal credit union discount',
    VALLEY_STRONG_FFA: 'Valley Strong FFA member discount',
    VALLEY_STRONG_NON_FFA: 'Valley Strong member discount',
  } satisfies Record<DiscountType, string>,
  saves: (points: string, saving: string) => `Saves ${points}, about ${saving} a month.`,
  optional: 'It’s optional.',
} as const;
