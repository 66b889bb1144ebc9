/** How Vitest runs the tests of each folder. Each project belongs to a part in `parts.ts`. */
type VitestProject = {
  name: string;
  /** Below `tests`. */
  folders: readonly string[];
  except?: readonly string[];
  /** Its tests start no process, no server and no build, and share what they load. */
  pure?: boolean;
  /** Not pure, its files share what they load all the same: each undoes what it changes of the process, and holds whatever ran before it. */
  sharesModules?: boolean;
  /** Its tests read the built site, and are left out where there is none. */
  builtSite?: boolean;
  /** Its tests share one PostgreSQL server and one copy of the embedded database. */
  databases?: boolean;
};

/** Tests that write files of their own, or start commands. */
const contentOnDisk = ['content/commands', 'content/scaffold', 'content/status'];

const leads = 'backend/server/leads';

export const vitestProjects: readonly VitestProject[] = [
  { name: 'content', folders: ['content'], except: contentOnDisk, pure: true },
  { name: 'commands', folders: contentOnDisk },
  {
    name: 'project',
    folders: ['project'],
    except: ['project/commands'],
    pure: true,
  },
  {
    name: 'units',
    folders: ['site/client', 'site/styles', 'site/templates', 'site/ui'],
    pure: true,
  },
  { name: 'pages', folders: ['site/pages'], builtSite: true, pure: true },
  { name: 'hosting', folders: ['site/hosting'], builtSite: true },
  { name: 'publishing', folders: ['publishing'], builtSite: true },
  {
    name: 'builds',
    folders: [
      'project/commands',
      'site/admin',
      'site/site-build',
      'site/delivery',
      'site/dev',
      'site/editing',
    ],
  },
  { name: 'servers', folders: ['backend/server'], except: [leads], databases: true },
  {
    name: 'backend',
    folders: ['backend/database', 'backend/functions', 'backend/status', leads],
    databases: true,
    sharesModules: true,
  },
  { name: 'engines', folders: ['browser/engines'], builtSite: true },
];

/** The files of a project, as patterns. */
export function filesOf({ folders, except = [] }: VitestProject): { include: string[]; exclude: string[] } {
  return {
    include: folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
    exclude: ['**/node_modules/**', ...except.map((folder) => `tests/${folder}/**`)],
  };
}
