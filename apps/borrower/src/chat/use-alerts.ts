import type { ChatView } from '@lintel/contract';
import { useState } from 'react';
import type { AlertKind } from './chat-alert.tsx';

type Connection = ChatView['connection'];

/** Holds the alert above the messages, which follows the connection and can be dismissed. */
export function useAlerts(connection: Connection | undefined) {
  const [alert, setAlert] = useState<AlertKind>();
  const [last, setLast] = useState(connection);
  if (connection !== last) {
    setLast(connection);
    if (connection === 'LOST') setAlert('lost');
    if (connection === 'REFUSED') setAlert('token');
    if (connection === 'OPEN' && alert === 'lost') setAlert(undefined);
  }
  return [alert, setAlert] as const;
}
