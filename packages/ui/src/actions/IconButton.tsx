import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './actions.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'className'> {
  icon: ReactNode;
  label: string;
}

/** 44 px, icon only; a screen reader reads the label. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={styles.iconButton}>
      {icon}
    </button>
  );
}
