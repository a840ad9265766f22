export const UNDERWRITER = { title: 'An underwriter is reading your application' } as const;
