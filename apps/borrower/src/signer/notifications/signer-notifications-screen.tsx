import type { ReactNode } from 'react';
import { NotificationsScreen } from '../../account/notifications/notifications-screen.tsx';

/** All notifications of an additional signer. */
export function SignerNotificationsScreen(): ReactNode {
  return <NotificationsScreen />;
}
