import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlWords } from '../words.en.ts';
import styles from './actions.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'link';

/** The appearance of a button, and of a link that looks like one. */
export interface ButtonLook {
  kind?: ButtonKind;
  size?: 'm' | 's';
  /** Fills its container at every size. */
  fill?: boolean;
}

/** Returns the class of a button, or of a link that looks like one. */
export function buttonClass({ kind = 'primary', size = 'm', fill = false }: ButtonLook = {}) {
  if (kind === 'link') return styles.link;
  return classNames(styles.button, styles[kind], size === 's' && styles.small, fill && styles.fill);
}

export interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'> {
  /** Busy: shows `busyLabel`, keeps its width and focus, ignores further clicks. */
  busy?: boolean;
  busyLabel?: string;
  icon?: ReactNode;
}

/** A button; secondary unless its kind is given. */
export function Button({
  kind = 'secondary',
  size,
  fill,
  busy = false,
  busyLabel,
  icon,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      className={buttonClass({ kind, size, fill })}
    >
      {busyLabel === undefined ? (
        <>
          {icon}
          {children}
        </>
      ) : (
        <span className={styles.labels}>
          <span aria-hidden={busy || undefined}>
            {icon}
            {children}
          </span>
          <span aria-hidden={!busy || undefined}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

/** The primary button of a form, busy while the form is sent. */
export function SubmitButton({
  children = controlWords.submit,
  busyLabel = controlWords.submitting,
  ...rest
}: Omit<ButtonProps, 'kind' | 'type'>) {
  return (
    <Button {...rest} kind="primary" type="submit" busyLabel={busyLabel}>
      {children}
    </Button>
  );
}
