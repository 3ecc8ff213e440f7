import { run } from './process.ts';

const projects = ['packages/domain', 'packages/ui', 'apps/bff', 'apps/web', '.'];
const codes = await Promise.all(projects.map((project) => run('tsc', ['-p', project])));
process.exit(codes.some((code) => code !== 0) ? 1 : 0);
