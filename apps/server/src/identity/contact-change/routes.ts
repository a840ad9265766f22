import {
  beginEmailChange as beginEmailChangeCall,
  beginPhoneChange as beginPhoneChangeCall,
  confirmEmailChange as confirmEmailChangeCall,
  confirmPhoneChange as confirmPhoneChangeCall,
  revertEmailChange,
} from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../kernel/context.ts';
import { mount } from '../../kernel/http/index.ts';
import { beginEmailChange, confirmEmailChange } from './email.ts';
import { beginPhoneChange, confirmPhoneChange } from './phone.ts';
import { revertEmail } from './revert.ts';

/** Mounts the calls that change an account's address and phone number. */
export function mountContactChanges(app: FastifyInstance, context: Context): void {
  mount(app)(beginEmailChangeCall)(({ caller, body }) => beginEmailChange(context, caller, body.email));
  mount(app)(confirmEmailChangeCall)(({ caller, body }) => confirmEmailChange(context, caller, body.code));
  mount(app)(revertEmailChange)(({ organisation, body }) => revertEmail(context, organisation, body.token));
  mount(app)(beginPhoneChangeCall)(({ caller, body }) => beginPhoneChange(context, caller, body.phone));
  mount(app)(confirmPhoneChangeCall)(({ caller, body }) => confirmPhoneChange(context, caller, body.code));
}
