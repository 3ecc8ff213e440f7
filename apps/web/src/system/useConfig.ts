import { api, type PublicConfig } from '@everstep/domain';
import { useQuery } from '../api/useQuery.ts';
import { configureLog } from '../log/log.ts';

/** The server's public settings; undefined until they are here. */
export function useConfig(): PublicConfig | undefined {
  return useQuery(api.system.config, {}, { onSuccess: ({ enableLogs }) => configureLog({ production: import.meta.env.PROD, enableLogs }) })
    .data;
}
