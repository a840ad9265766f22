import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/Button.tsx';
import { claimName } from './names.ts';
import styles from './dialog.module.css';

interface Shared {
  /** One name per dialog of the product; two of one name at a time are an error. */
  name: string;
  open: boolean;
  title: ReactNode;
  /** Interrupts: a question that must be heard at once. */
  alert?: boolean;
  children: ReactNode;
}

export type DialogProps = Shared &
  /** Forced: no way around an answer; Esc and a click beside it do nothing. */
  ({ forced: true; onClose?: never; closeLabel?: never } | { forced?: false; onClose: () => void; closeLabel: string });

/** The platform's modal dialog: traps the focus, gives it back, Esc closes unless forced. The title is the question. */
export function Dialog({
  name,
  open,
  title,
  alert = false,
  forced = false,
  onClose,
  closeLabel,
  children,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => (open ? claimName(name) : undefined), [name, open]);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Browsers close on the second Esc although the first was refused: a forced dialog opens again.
  const closed = () => {
    if (!open) return;
    if (forced) element.current?.showModal();
    else onClose?.();
  };
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${name}-title`}
      aria-describedby={alert ? `${name}-text` : undefined}
      onCancel={(event) => {
        if (forced) event.preventDefault();
      }}
      onClose={closed}
    >
      <div className={styles.body}>
        <h2 id={`${name}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div id={`${name}-text`} className={styles.text}>
          {children}
        </div>
      </div>
      {/* Last in order: the dialog opens on its answer, not on the way out. */}
      {closeLabel !== undefined && (
        <div className={styles.close}>
          <IconButton icon={<X />} label={closeLabel} onClick={() => element.current?.close()} />
        </div>
      )}
    </dialog>
  );
}
