/** How a notice reached an owner. */
export const NOTICE_WAYS = ['HANDED', 'MAIL', 'ELECTRONIC'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
