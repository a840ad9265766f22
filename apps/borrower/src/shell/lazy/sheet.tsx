import { IconButton, X } from '@lintel/ui';
import { useId, type ReactNode } from 'react';
import { SheetContext } from '../../platform/lazy/sheet-link.tsx';
import { useSheet } from './use-sheet.ts';
import { MENU } from './words.en.ts';
import css from './sheet.module.css';

interface Props {
  /** Identifies the open sheet in the history entry. */
  name: string;
  title: string;
  /** The button's accessible name. */
  label: string;
  /** The button's looks. */
  className: string | undefined;
  /** The button's content. */
  face: ReactNode;
  children: ReactNode;
}

/** A button of the header and its menu: a panel under the button on a computer, the whole window on a phone. */
export function Sheet({ name, title, label, className, face, children }: Props): ReactNode {
  const { isOpen, open, forget, button, dialog, onClose } = useSheet(name);
  const id = useId();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={open}
      >
        {face}
      </button>
      <dialog ref={dialog} className={css.sheet} aria-labelledby={id} onClose={onClose}>
        {isOpen && (
          <div className={css.body}>
            <h2 id={id} className={css.title}>
              {title}
            </h2>
            <SheetContext value={{ forget }}>{children}</SheetContext>
            {/* Last in order: the sheet opens with the focus on its first item. */}
            <div className={css.close}>
              <IconButton icon={<X />} label={MENU.close} onClick={() => dialog.current?.close()} />
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}
