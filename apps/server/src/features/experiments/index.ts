/** Running experiments and the variation that each browser sees. */
export { loadApplicationExperiments, loadOwnTracker } from './own.ts';
export { assignExperiments, getShare } from './service.ts';
export { saveExperiment, stopExperiment } from './store.ts';
export { experiments } from './routes.ts';
export { ensureTracker, readTracker } from './tracker.ts';
