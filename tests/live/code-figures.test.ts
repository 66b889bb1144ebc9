/** Figures that code enforces and pages quote. Code and pages must change together. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lifetimeMs } from '#client/forms/send/unconfirmed.ts';
import { intakeLifetimeMs } from '#client/storage.ts';

const sql = globSync('supabase/migrations/*.sql')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Reads the number that a pattern captures in the migrations. */
function readSql(pattern: RegExp): number {
  return Number(pattern.exec(sql)?.[1]);
}

function readSetting(name: string): number {
  return readSql(new RegExp(`\\('${name}', (\\d+),`));
}

test.each([
  ['answer-deadline', readSetting('answer_days')],
  ['answer-deadline-calendar', readSetting('answer_days')],
  ['address-retention', readSetting('address_hash_days')],
  ['lead-retention', readSetting('retention_days')],
  ['quarantine-retention', readSetting('quarantine_days')],
  ['suppression-retention', readSetting('suppression_days')],
  ['subscription-retention', readSql(/n\.state = 'pending' and .* - interval '(\d+) days'/)],
  ['intake-retention', intakeLifetimeMs / 86_400_000],
  ['unsent-retention', lifetimeMs / 3_600_000],
])('the fact %s equals the figure in code, %d', (fact, figure) => {
  const text = readFileSync(`content/facts/${fact}.md`, 'utf8');
  expect(Number(/^value: (\d+)$/m.exec(text)?.[1])).toBe(figure);
});
