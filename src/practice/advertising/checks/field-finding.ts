import { locateField } from '#content/source/positions.ts';
import type { FieldPath } from '#content/source/positions.ts';
import type { AnyEntry } from '#practice/site.ts';
import type { AdvertisingSeverity } from '#practice/advertising-rules.ts';
import type { Finding } from '../rule.ts';
import { getRule } from '#practice/advertising-rules.ts';

type Report = Pick<Finding, 'excerpt' | 'message' | 'fix'> & {
  rule: NonNullable<Finding['rule']>;
  severity?: AdvertisingSeverity;
};

/** Creates a finding at a field's value or, if the field is missing, at its closest ancestor or the start of the file. */
export function createFieldFinding(
  { frontmatter }: Pick<AnyEntry, 'frontmatter'>,
  path: FieldPath,
  report: Report,
): Finding {
  const { file, line, column, length } = locateField(frontmatter, path, 'value');
  return {
    severity: getRule(report.rule).severity,
    ...report,
    file,
    line,
    column,
    length: length === 0 ? report.excerpt.length : length,
  };
}
