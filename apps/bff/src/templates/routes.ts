import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { readTemplate, readTemplates } from './read.ts';
import { createTemplate, editTemplate, publishTemplate, withdrawTemplate } from './write.ts';

const { templates } = api;
const writing = { limit: perMember(60, 'minute') };

export const templatesRoutes: readonly Route[] = [
  on(templates.list, readTemplates),
  on(templates.read, readTemplate),
  on(templates.create, createTemplate, writing),
  on(templates.change, editTemplate, writing),
  on(templates.publish, publishTemplate, writing),
  on(templates.withdraw, withdrawTemplate, writing),
];
