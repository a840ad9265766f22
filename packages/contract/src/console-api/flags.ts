import { flagSchema } from '@lintel/domain';
import * as z from 'zod/mini';
import { call } from '../call.ts';
import { bag, checked, version } from '../shapes/base.ts';
import { CONSOLE_API } from '../shapes/console.ts';

const path = `${CONSOLE_API}/flags` as const;

/** Where a lender's flag has its value from: set here, in the brand's data, or the default. */
const FLAG_ORIGINS = ['LENDER', 'BRAND', 'DEFAULT'] as const;

const managedFlag = z.strictObject({
  ...flagSchema.shape,
  variables: bag,
  key: z.string(),
  origin: z.enum(FLAG_ORIGINS),
  version,
});

/** Lists the allowed flags as they are for the lender, in the order of the list. */
export const listFlags = call({
  id: 'ST-15 get',
  tag: 'console-api',
  method: 'GET',
  path,
  auth: 'staff',
  permission: ['content'],
  reply: z.array(managedFlag),
  errors: [],
});

/** Sets a flag for the lender. Outside its schedule, an enabled flag is off. */
export const changeFlag = call({
  id: 'ST-15 put',
  tag: 'console-api',
  method: 'PUT',
  path: `${path}/{key}`,
  auth: 'staff',
  permission: ['content'],
  params: z.strictObject({ key: checked(z.string(), z.regex(/^[\w.-]{1,80}$/)) }),
  body: flagSchema,
  reply: managedFlag,
  errors: ['choice-unknown'],
  rules: { ifMatch: 'required', stepUp: true },
});
