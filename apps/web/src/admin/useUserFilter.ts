import { userSorts } from '@everstep/domain';
import { everyUser, type UserFilter } from '@everstep/ui/pages';
import { useSearchParams } from 'react-router';

/** What is asked of all users stands in the address, so that a view that was found can be passed on and survives a reload. */
export function useUserFilter(): readonly [filter: UserFilter, change: (filter: UserFilter) => void] {
  const [params, setParams] = useSearchParams();
  const change = (filter: UserFilter) => setParams(toParams(filter), { replace: true, preventScrollReset: true });
  return [readFilter(params), change];
}

const oneOf = <T extends string>(known: readonly T[], named: string | null, otherwise: T): T =>
  known.find((one) => one === named) ?? otherwise;

function readFilter(params: URLSearchParams): UserFilter {
  return {
    q: params.get('q') ?? everyUser.q,
    role: oneOf(['any', 'member', 'admin'], params.get('role'), everyUser.role),
    status: oneOf(['any', 'active', 'suspended'], params.get('status'), everyUser.status),
    sort: oneOf(userSorts, params.get('sort'), everyUser.sort),
    direction: oneOf(['asc', 'desc'], params.get('direction'), everyUser.direction),
  };
}

/** What is asked as ever needs no word. */
function toParams(filter: UserFilter): Record<string, string> {
  const usual = new Map<string, string>(Object.entries(everyUser));
  return Object.fromEntries(Object.entries(filter).filter(([name, value]) => usual.get(name) !== value));
}
