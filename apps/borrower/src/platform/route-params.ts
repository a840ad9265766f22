import { createContext, use } from 'react';

type RouteParams = Readonly<Record<string, string | undefined>>;

/** The named segments of the current route's path; empty outside a screen. */
export const RouteParamsContext = createContext<RouteParams>({});

/** Takes the router's place: its own reads the routes that its `Routes` renders, which the first page doesn't load. */
export const useRouteParams = (): RouteParams => use(RouteParamsContext);
