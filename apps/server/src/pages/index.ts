/** First HTML: server-rendered pages, the shell of every other address, the console's page, static files. */
export { mountPages } from './pages.ts';
export { builtPages, type RenderPage } from './render.ts';
