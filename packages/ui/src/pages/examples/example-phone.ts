/** Shows a story as on a phone. */
export const onPhone = { viewport: { value: 'mobile1', isRotated: false } } as const;
