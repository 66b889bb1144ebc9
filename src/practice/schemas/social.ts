import * as z from 'zod';
import { field, text, webUrl } from '#content/fields/kinds.ts';
import { note, placeholder } from './parts/head.ts';

/** A social network. */
export const social = z.strictObject({
  name: text('Name of the social network.'),
  icon: z.enum(['youtube', 'facebook', 'linkedin', 'instagram', 'medium']).describe('The network’s icon.'),
  url: webUrl('The firm’s page on the network. Leave it out until the page exists.').optional(),
  color: field(z.string().regex(/^#[0-9a-f]{6}$/, 'must be a color like "#0a66c2"'), {
    description: 'The color of the icon, in quotes, like "#0a66c2".',
    audience: 'code',
  }),
  follow: text('Text of the link to the page, like "Watch us on YouTube".'),
  placeholder,
  note,
});
