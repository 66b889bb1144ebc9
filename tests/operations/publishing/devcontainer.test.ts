import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const container: {
  image: string;
  forwardPorts: number[];
  portsAttributes: object;
  postAttachCommand: string;
} = json('.devcontainer/devcontainer.json');

test('the dev container has the project’s Node, starts the preview and watches the content', () => {
  const { devDependencies, scripts } = json('package.json');
  expect(container.image.split(':')[1]).toBe(devDependencies.node.split('.')[0]);
  expect(scripts).toHaveProperty(container.postAttachCommand.replace('npm run ', ''));
  const [port] = container.forwardPorts;
  expect(readFileSync('scripts/dev.ts', 'utf8')).toContain(`portFrom(process.env, ${port}, 'npm run dev')`);
  expect(Object.keys(container.portsAttributes)).toEqual([String(port)]);
  const { tasks } = json('.vscode/tasks.json');
  expect(tasks).toContainEqual(
    expect.objectContaining({
      script: 'check',
      args: ['--', '--watch'],
      runOptions: { runOn: 'folderOpen' },
    }),
  );
  expect(container).toHaveProperty(
    ['customizations', 'vscode', 'settings', 'task.allowAutomaticTasks'],
    'on',
  );
});
