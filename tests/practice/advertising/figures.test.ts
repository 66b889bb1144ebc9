import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { findLiteralFigures } from '#practice/rules/figures.ts';

const { literal, nonFigures } = z
  .strictObject({
    literal: z.object({ text: z.string(), figures: z.record(z.string(), z.string()) }).array(),
    nonFigures: z.string().array(),
  })
  .parse(parse(readFileSync(join(import.meta.dirname, 'figures.yaml'), 'utf8')));

test.each(literal)('finds the hard-coded figures in: $text', ({ text, figures }) => {
  const figuresByColumn = findLiteralFigures(text).map(({ text: figure, index }) => [
    String(index + 1),
    figure,
  ]);
  expect(Object.fromEntries(figuresByColumn)).toEqual(figures);
});

test.each(nonFigures)('finds no hard-coded figure in: %s', (text) => {
  expect(findLiteralFigures(text)).toEqual([]);
});
