export { ArrangeView as Arrange } from '@everstep/ui/pages';
