/**
 * Whether somebody may look at the debug pages: everybody while the product is being developed, administrators anywhere. They show
 * what is the member's own, so that this keeps a production tidy rather than safe; the server decides on every record by itself.
 *
 * @param environment as the build stamp names it
 */
export const mayDebug = (role: 'admin' | 'member', environment: string): boolean => role === 'admin' || environment === 'development';
