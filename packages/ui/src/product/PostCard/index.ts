export { type PostActions, PostCard, type PostCardProps, type PostReaction, type PostState } from './PostCard.tsx';
