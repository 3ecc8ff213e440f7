/** Where the country lies that was chosen under Help now. It belongs to the device: a sign-out leaves it. */
export const COUNTRY = 'everstep:country';
