import { PROCESSING_TIMEOUT_MS } from '@lintel/contract';
import { Dialog, Text } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { WaitMark } from './pending-mark.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Milliseconds until the dialog closes by itself, although the work may continue. */
  timeout?: number;
  onTimeout?: () => void;
}

/** Asks the borrower to wait for a vendor's short work, for as long as this is rendered or until the timeout. */
export function ProcessingDialog({ title, children, timeout = PROCESSING_TIMEOUT_MS, onTimeout }: Props): ReactNode {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setOver(true);
      onTimeout?.();
    }, timeout);
    return () => clearTimeout(timer);
  }, [timeout, onTimeout]);
  return (
    <Dialog name="processing" forced open={!isOver} title={title}>
      <WaitMark />
      <Text>{children}</Text>
    </Dialog>
  );
}
