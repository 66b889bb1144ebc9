import { expect, test } from 'vitest';
import { getBuildDate } from '#build/clock.ts';
import { createLegalPage } from '../corpus/samples.ts';
import { loadEdited } from '../edited-content.ts';

const file = 'content/legal/zz.md';

const hasPage = (now: string, fields: string[], preview = false) =>
  loadEdited({ [file]: createLegalPage(...fields) }, { now, preview }).site?.pages.has('/zz');

test('a draft appears only in the preview', () => {
  expect(hasPage('2026-11-21T17:00:00Z', ['draft: true'])).toBe(false);
  expect(hasPage('2026-11-21T17:00:00Z', ['draft: true'], true)).toBe(true);
});

test('a scheduled page appears at midnight in Florida', () => {
  expect(hasPage('2027-01-10T04:59:00Z', ['publishOn: 2027-01-10'])).toBe(false);
  expect(hasPage('2027-01-10T05:00:00Z', ['publishOn: 2027-01-10'])).toBe(true);
});

test('a page with an end date is shown through that day, and then redirects', () => {
  const fields = ['expiresOn: 2027-01-10', 'redirectTo: /probate', 'aliases: [/old-zz]'];
  expect(hasPage('2027-01-11T04:59:00Z', fields)).toBe(true);
  const { site } = loadEdited({ [file]: createLegalPage(...fields) }, { now: '2027-01-11T05:00:00Z' });
  expect(site?.pages.has('/zz')).toBe(false);
  expect(site?.redirects.get('/zz')).toBe('/probate');
  expect(site?.redirects.get('/old-zz')).toBe('/probate');
});

test('SITE_NOW sets the build clock, and an invalid value is an error', () => {
  expect(getBuildDate({ SITE_NOW: '2027-02-01T12:00:00Z' }).toISOString()).toBe('2027-02-01T12:00:00.000Z');
  expect(() => getBuildDate({ SITE_NOW: 'tomorrow' })).toThrow('SITE_NOW must be a date and time');
});
