export { ProposalCard, type ProposalCardProps } from './ProposalCard.tsx';
export { type ProposalAct, type ProposalState, type Proposing, storedState } from './proposal.ts';
