const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#f6d9b5"/><circle cx="300" cy="120" r="38" fill="#f3a64f"/>' +
  '<path d="M0 170q120-60 220-20t180-20v170H0z" fill="#7f9a86"/><rect y="220" width="400" height="80" fill="#5b7f95"/><path d="M120 220v-50h70v50z" fill="#a8453a"/>' +
  '<path d="M110 172l45-32 45 32z" fill="#5a2f2a"/></svg>';

/** Stands for a member's own photo. */
export const examplePicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
