/** How the site writes phone numbers, and what an author is told of any other. */
export const phoneNumber = {
  form: /^\(\d{3}\) \d{3}-\d{4}$/,
  rule: 'must be a US phone number like (407) 555-0100',
};
