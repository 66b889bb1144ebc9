import type { DataOf } from '#content/collections.ts';

/** The booking page's address with its tracking words; `content` says which button was used. */
export function bookingHref(booking: DataOf<'bookings'>, placement: string): string {
  const url = new URL(booking.url);
  const tracking = {
    utm_source: booking.source,
    utm_medium: booking.medium,
    utm_campaign: booking.campaign,
    utm_content: placement,
  };
  for (const [name, value] of Object.entries(tracking))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
