import type { ReactNode } from 'react';
import type { Loader } from '../loads.ts';
import { BrandMark } from './brand-mark.tsx';
import css from './full-loader.module.css';

/**
 * Covers the page with the brand's animation while something loads. Hidden from screen readers, which hear the load's
 * announcement instead.
 */
export function FullLoader({ message, leaving }: Loader): ReactNode {
  return (
    <div className={leaving ? css.leaving : css.full} aria-hidden="true" data-loader="">
      <BrandMark />
      {message}
    </div>
  );
}
