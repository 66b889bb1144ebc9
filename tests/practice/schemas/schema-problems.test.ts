import { expect, test } from 'vitest';
import { findPlaceholders } from '#practice/schemas/frame.ts';
import { describeProblems, fixtureFiles, replaceInFile } from '../../content/edited-content.ts';

test('every placeholder in the English layout text is required', () => {
  const englishLines = (fixtureFiles.get('content/frames/en.md') ?? '').split('\n');
  for (const line of englishLines.filter((text) => text.includes('{'))) {
    const [key = ''] = line.split(':');
    const problems = describeProblems({
      'content/frames/en.md': replaceInFile('content/frames/en.md', line, `${key}: Words`),
    });
    expect(problems[0]).toContain(`${key}  must contain ${findPlaceholders(line).join(' and ')} exactly`);
  }
});
