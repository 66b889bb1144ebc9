export type FormShape = { fields: string[]; statements: number };

const property = ['fullName', 'email', 'phone', 'propertyAddress', 'city', 'zipCode', 'county'];

/**
 * The forms of the site with their fields: code sends
 * these, and a file in content/forms gives each its words.
 */
export const formShapes: Record<string, FormShape> = {
  consultation: { fields: ['fullName', 'caseNumber', 'county', 'dateServed', 'phoneNumber'], statements: 0 },
  'county-lead': { fields: property, statements: 3 },
  'tax-intake': { fields: property, statements: 3 },
  'wrongful-death': { fields: ['fullName', 'phone', 'email', 'state', 'message'], statements: 0 },
  subscribe: { fields: ['email'], statements: 0 },
};
