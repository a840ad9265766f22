import { calendarDay } from '@lintel/domain';
import type { Context } from '../../kernel/context.ts';
import { loanNow } from '../../loan-file/index.ts';
import { zoneOfHome } from '../../records/home/index.ts';

/** The day of the loan's clock in the calendar of the home, yyyy-MM-dd. */
export const todayAtHome = async (context: Context, uuid: string): Promise<string> =>
  calendarDay((await loanNow(context, context.db)).getTime(), await zoneOfHome(context, context.db, uuid));
