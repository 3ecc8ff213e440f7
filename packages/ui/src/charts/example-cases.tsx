import type { Decorator } from '@storybook/react-vite';
import { Banner } from '../components/Banner/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';

/** Charts stand on cards in the product. */
export const onCard: Decorator = (Story) => (
  <Card>
    <Story />
  </Card>
);

/** What every chart shows in its stories beside its own data; a new object each time, since Storybook writes into stories. */
export const chartCases = {
  /** @param data props without any value @param empty the line that stands there then */
  empty: <Data extends object>(data: Data, empty: string) => ({ args: { ...data, empty } }),
  loading: () => ({ args: { loading: true } }),
  /** @param what has failed, in a sentence @param kept what the member need not fear for */
  failed: (what: string, kept = 'Nothing is lost.') => ({
    args: {
      error: (
        <Banner
          tone="danger"
          title={what}
          actions={
            <Button size="small" tone="outline">
              Try again
            </Button>
          }
        >
          {kept}
        </Banner>
      ),
    },
  }),
  rightToLeft: () => ({ globals: { direction: 'rtl' } }),
  asTable: () => ({ args: { defaultView: 'table' as const } }),
};
