import { api } from '@everstep/domain';
import { on, perMember, type Route } from '../http/route.ts';
import { generateImage } from './generate.ts';

export const imagesRoutes: readonly Route[] = [on(api.images.generate, generateImage, { limit: perMember(20, 'minute') })];
