/**
 * Builds the path, below the product's base path, of the specification's register flow for an existing application. It
 * redirects to the application.
 */
export const registerFlowPath = (applicationId: string, basePath = 'register'): string =>
  `${basePath}/${applicationId}`;
