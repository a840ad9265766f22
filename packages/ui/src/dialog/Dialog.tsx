import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { claimDialogName } from './dialog-names.ts';
import styles from './dialog.module.css';

interface SharedProps {
  /** A unique name per dialog; two open dialogs with one name are an error. */
  name: string;
  open: boolean;
  title: ReactNode;
  /** Interrupts: a question that must be announced right away. */
  alert?: boolean;
  children: ReactNode;
}

export type DialogProps = SharedProps &
  /** Forced: the user must answer; Esc and a click outside do nothing. */
  ({ forced: true; onClose?: never; closeLabel?: never } | { forced?: false; onClose: () => void; closeLabel: string });

/**
 * A modal dialog, the platform's own: it traps and restores the focus, and Esc closes it unless forced. The title is
 * the question.
 */
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
  useEffect(() => (open ? claimDialogName(name) : undefined), [name, open]);
  useEffect(() => {
    const dialog = element.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  // Browsers close on the second Esc even if the first was refused, so a forced dialog opens again.
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
      {/* Last in order: the dialog opens with the focus on its answer, not on the close button. */}
      {closeLabel !== undefined && (
        <div className={styles.close}>
          <IconButton icon={<X />} label={closeLabel} onClick={() => element.current?.close()} />
        </div>
      )}
    </dialog>
  );
}
