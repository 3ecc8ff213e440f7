export { WelcomeView as Welcome } from '@everstep/ui/pages';
