import { placeOfField } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { AnyEntry } from '#practice/site.ts';
import type { Finding, AdvertisingSeverity } from '../rule.ts';
import { ruleOf } from '../rules.ts';

type Report = Pick<Finding, 'found' | 'message' | 'fix'> & {
  rule: NonNullable<Finding['rule']>;
  severity?: AdvertisingSeverity;
};

/** A finding about the value of a field, or about the whole file if the field is missing. */
export function atField(
  { frontmatter }: Pick<AnyEntry, 'frontmatter'>,
  path: FieldPath,
  report: Report,
): Finding {
  const { file, line, column, length } = placeOfField(frontmatter, path, 'value');
  return {
    severity: ruleOf(report.rule).severity,
    ...report,
    file,
    line,
    column,
    length: length === 0 ? report.found.length : length,
  };
}
