import { createContext, use } from 'react';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** The named segments of the current route's path; empty outside a screen. */
export const RouteParamsContext = createContext<RouteParams>({});

/** Returns the named segments. The router's own hook needs its `Routes`, which the first page doesn't load. */
export const useRouteParams = (): RouteParams => use(RouteParamsContext);
