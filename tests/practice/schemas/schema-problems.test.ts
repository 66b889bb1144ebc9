import { expect, test } from 'vitest';
import { findPlaceholders } from '#practice/schemas/frame.ts';
import { findProblems, realFiles, replaceInFile } from '../../content/edited-content.ts';

test('frame: every placeholder of the English frame is required', () => {
  const english = (realFiles.get('content/frames/en.md') ?? '').split('\n');
  for (const line of english.filter((each) => each.includes('{'))) {
    const [key = ''] = line.split(':');
    const broken = findProblems({
      'content/frames/en.md': replaceInFile('content/frames/en.md', line, `${key}: Words`),
    });
    expect(broken[0]).toContain(`${key}  must contain ${findPlaceholders(line).join(' and ')} exactly`);
  }
});
