/** Running experiments and the variation that each browser sees. */
export { loadApplicationExperiments, loadOwnTracker } from './own.ts';
export { assignVariations, getShare, pickVariations } from './assign.ts';
export { listExperiments, saveExperiment, stopExperiment } from './store.ts';
export { experiments } from './routes.ts';
export { loadTrackerProfile } from './profile.ts';
export { clearTracker, ensureTracker, readTracker } from './tracker.ts';
