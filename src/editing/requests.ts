import * as z from 'zod';

/** The forms of what editors ask. Whatever does not hold to them is refused before it is looked at. */
const file = z.string().min(1).max(300);
const count = z.int().min(0).max(10_000);
const path = z.array(z.union([z.string().max(100), count])).max(20);
const place = z.strictObject({ file, path, body: z.literal(true).optional() });
const words = z.string();

export const valueQuery = z.strictObject({
  file,
  path: z
    .string()
    .max(1_000)
    .transform((json, context) => {
      try {
        return path.parse(JSON.parse(json));
      } catch {
        context.addIssue({ code: 'custom', message: 'is no path' });
        return z.NEVER;
      }
    })
    .optional(),
  body: z.literal('1').optional(),
});

export const choicesQuery = z.strictObject({
  kind: z.enum(['facts', 'questions', 'cards', 'pages']),
  language: z.string().max(10).optional(),
});

export const fileQuery = z.strictObject({ file });

export const checkBody = z.strictObject({ place, version: z.string(), words });

const change = z.union([
  z.strictObject({ place, words }),
  z.strictObject({ list: place, move: z.tuple([count, count]) }),
  z.strictObject({ list: place, remove: count }),
  z.strictObject({ list: place, add: words, at: count }),
]);

export const saveBody = z.strictObject({ version: z.string(), changes: z.array(change).min(1).max(200) });

export const undoBody = z.strictObject({ file, version: z.string().max(64).optional() });

export const approveBody = z.strictObject({
  file,
  by: z.string().max(100),
  keepTranslations: z.boolean().optional(),
});

export const pictureBody = z
  .strictObject({
    name: z.string().min(1).max(200),
    dataBase64: z.base64(),
    alt: z.string().max(500).optional(),
  })
  .transform(({ alt, ...picture }) => (alt === undefined ? picture : { ...picture, alt }));

export const writeFileBody = z.strictObject({ file, version: z.string().nullable(), text: z.string() });
