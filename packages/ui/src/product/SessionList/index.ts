export { SessionList, type SessionListProps, type SignedInSession } from './SessionList.tsx';
