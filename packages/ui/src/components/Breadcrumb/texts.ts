/** The fixed word of a `Breadcrumb`. */
export interface BreadcrumbTexts {
  /** Names the landmark. */
  readonly label: string;
}

export const breadcrumbTexts: BreadcrumbTexts = { label: 'Breadcrumb' };
