import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './actions.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'> {
  icon: ReactNode;
  label: string;
}

/** A button with only an icon, 44 px large; a screen reader reads its label. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.iconButton}>
      {icon}
    </button>
  );
}
