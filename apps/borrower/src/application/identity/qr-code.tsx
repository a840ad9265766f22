import { QrCode, type QrModules } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';

/** Whether a phone can be held before this screen: it is wide, so hardly one itself. */
export const showsQr = (): boolean => matchMedia('(min-width: 48rem)').matches;

/** A code for the camera of a phone. Without its encoder there is the address beside it. */
export function LinkCode({ text, label }: { text: string; label: string }): ReactNode {
  const [modules, setModules] = useState<QrModules>();
  useEffect(() => {
    let isOver = false;
    void import('./qr-modules.ts').then(
      ({ qrModules }) => {
        if (!isOver) setModules(qrModules(text));
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [text]);
  return modules && <QrCode modules={modules} label={label} />;
}
