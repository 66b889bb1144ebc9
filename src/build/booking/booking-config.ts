import { find } from '#content/site.ts';
import type { Site } from '#content/site.ts';
import type { BookingConfig } from '#islands/booking-config.ts';
import { telephone } from '#templates/view.ts';
import { bookingSettings } from './booking-settings.ts';

export type BuiltBookingConfig = BookingConfig & {
  /** Origin of the booking service, when it is not the site itself. */
  origin?: string;
};

/**
 * Where forms are sent. Without SUPABASE_URL the site's own server answers (the local default);
 * with it, the hosted project does, with its publishable key. Raises an error for settings that can't be right.
 */
export function bookingConfig(site: Site, environment: NodeJS.ProcessEnv): BuiltBookingConfig {
  const { phone } = find(site, 'offices', site.firm.mainOffice).data;
  const payment = find(site, 'bookings', site.firm.payment).data;
  const { url, key } = bookingSettings(environment);
  return {
    functionsBase: url === '' ? '/functions/v1' : `${new URL(url).origin}/functions/v1`,
    supabaseUrl: url,
    supabaseKey: key,
    firmPhone: { href: telephone(phone), text: phone },
    // Sample data has no payment page; the local server has a page that stands in for it.
    paymentUrl: payment.placeholder ? '/local/payment' : payment.url,
    ...(url !== '' && { origin: new URL(url).origin }),
  };
}
