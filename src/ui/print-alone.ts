/** Prints only the element with `data-printed`. Scripts add this CSS, and the CSP contains its hash. */
export const printAloneCss =
  '@media print{:has([data-printed]) body :not(:has([data-printed]),[data-printed] *,[data-printed]){display:none!important}}';
