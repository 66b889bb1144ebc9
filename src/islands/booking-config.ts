/** The addresses that forms talk to. */
export type BookingConfig = {
  /** `/functions/v1` on the site's own server, or the hosted project's address of the same. */
  functionsBase: string;
  /** Empty where the site's own server answers. */
  supabaseUrl: string;
  supabaseKey: string;
  firmPhone: { href: string; text: string };
  paymentUrl: string;
};
