/** Refuses what could break out of a selector or a script: a scheme has lower-case letters, digits and hyphens. */
export function checkSchemeName(scheme: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(scheme)) throw new Error(`Not a name for a scheme: ${scheme}`);
}
