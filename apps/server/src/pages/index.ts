/** The HTML that a browser gets first: rendered borrower pages, the console's page, redirects and static files. */
export { mountPages } from './pages.ts';
export { builtPages, type RenderPage } from './render.ts';
