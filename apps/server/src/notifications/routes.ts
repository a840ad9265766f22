import { listNotifications, markNotificationRead, markNotificationsRead } from '@lintel/contract';
import type { Feature } from '../kernel/feature.ts';
import { mount } from '../kernel/http/index.ts';
import { markRead, loadNotifications } from './list.ts';

/** The calls that list a person's notifications about a loan and mark them as read. */
export const notifications: Feature = {
  provide: (context) => ({ loadOwnNotifications: (loan, identity) => loadNotifications(context, loan, identity) }),
  routes(app, context) {
    mount(app)(listNotifications)(async ({ caller, query }) =>
      loadNotifications(context, await context.access.openLoan(caller, query.applicationUuid), caller.identityUuid),
    );
    mount(app)(markNotificationRead)(async ({ caller, query, params }) =>
      markRead(context, await context.access.openLoan(caller, query.applicationUuid), caller.identityUuid, [params.id]),
    );
    mount(app)(markNotificationsRead)(async ({ caller, query, body }) =>
      markRead(context, await context.access.openLoan(caller, query.applicationUuid), caller.identityUuid, body.ids),
    );
  },
};
