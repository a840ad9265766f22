import { fileURLToPath } from 'node:url';

/** The folder in which the workers of a run note the pages that one of them has checked. */
export const CHECKED_PAGES = fileURLToPath(new URL('../.reports/checked-pages', import.meta.url));
