import type { api } from '@everstep/domain';
import type { Call } from '../http/route.ts';

/** How the parts do that this server works with. */
export const readStatus = ({ deps }: Call<typeof api.monitoring.status>) => deps.parts.read();
