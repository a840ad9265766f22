import { QrCode, type QrModules } from '@lintel/ui';
import { useEffect, useState, type ReactNode } from 'react';

/** Returns whether a phone could scan this screen: a wide one is hardly a phone itself. */
export const showsQr = (): boolean => matchMedia('(min-width: 48rem)').matches;

/** A QR code. If its encoder fails to load, the URL is next to it. */
export function LinkQrCode({ text, label }: { text: string; label: string }): ReactNode {
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
