export { FollowUpView as FollowUpLine } from '@everstep/ui/pages';
