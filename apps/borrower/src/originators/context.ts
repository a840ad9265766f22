import { createContext } from 'react';

/** The UUID of the application that a page is about; undefined outside the borrower's application pages. */
export const ApplicationContext = createContext<string | undefined>(undefined);
