import * as z from 'zod/mini';
import { uuid } from './base.ts';
import { checked } from './checked.ts';

/** Parameters of a call on one loan. */
export const onLoan = z.strictObject({ uuid });

/** The query of a public read: the organisation whose data is asked for. */
export const ofOrganisation = z.object({ orgCode: z.nullish(checked(z.string(), z.maxLength(40))) });
