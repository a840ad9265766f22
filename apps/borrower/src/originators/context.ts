import { createContext } from 'react';

/** The application whose loan officer is shown; undefined outside the borrower's application pages. */
export const ApplicationContext = createContext<string | undefined>(undefined);
