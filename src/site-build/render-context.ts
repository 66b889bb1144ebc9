import type { BookingConfig } from '#client/forms/form-props.ts';
import type { Site } from '#content/site.ts';
import type { Constants } from '#document/document.tsx';

/** What rendering needs apart from a path. Content is read outside the bundle and handed in here. */
export type RenderContext = {
  site: Site;
  booking: BookingConfig;
  /** Absent in development, where scripts and styles come from the server. */
  constants?: Omit<Constants, 'stylesheet'>;
};
