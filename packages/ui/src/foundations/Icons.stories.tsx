import type { Meta, StoryObj } from '@storybook/react-vite';
import type { icons as allIcons } from 'lucide-react';
import { FoundationPage, Note, Part } from './FoundationPage.tsx';
import * as styles from './Icons.css.ts';

type Icons = typeof allIcons;

const sources = import.meta.glob<string>(
  ['../{charts,chat,components,illustrations,internal,product}/**/*.tsx', '!../**/*.{test,stories}.tsx', '!../pages/**'],
  { query: '?raw', import: 'default' },
);
const IMPORT = /import \{([^}]+)\} from 'lucide-react'/g;

/** Names of all icons that the components import, with the number of files that do. */
function usedIcons(files: readonly string[]): ReadonlyMap<string, number> {
  const names = files.flatMap((text) =>
    [...text.matchAll(IMPORT)].flatMap(([, list = '']) =>
      list
        .split(',')
        .map((name) => name.trim().split(' ')[0] ?? '')
        .filter((name) => /^[A-Z]/.test(name)),
    ),
  );
  const counted = [...Map.groupBy(names, (name) => name)].map(([name, uses]): [string, number] => [name, uses.length]);
  return new Map(counted.sort(([a], [b]) => a.localeCompare(b)));
}

const isIcon = (name: string, icons: Icons): name is keyof Icons & string => Object.hasOwn(icons, name);

function IconPage({ used, icons }: { used: ReadonlyMap<string, number>; icons: Icons }) {
  const known = [...used].flatMap(([name, files]) => (isIcon(name, icons) ? [{ name, files, Icon: icons[name] }] : []));
  return (
    <FoundationPage
      title="Icons"
      line="From Lucide, drawn in the text’s own colour and size. An icon stands beside a word; alone only where everybody knows it, and then with a name."
    >
      <Part
        title={`${known.length} in use`}
        line="Read from the components themselves. Before you bring a new one, look whether one of these says it."
      >
        <ul className={styles.icons}>
          {known.map(({ name, files, Icon }) => (
            <li key={name} className={styles.icon}>
              <Icon size={24} aria-hidden="true" />
              <Note name={name} align="center">
                {files === 1 ? '1 component' : `${files} components`}
              </Note>
            </li>
          ))}
        </ul>
      </Part>
    </FoundationPage>
  );
}

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  loaders: [
    async () => {
      const [files, { icons }] = await Promise.all([Promise.all(Object.values(sources).map((load) => load())), import('lucide-react')]);
      return { used: usedIcons(files), icons };
    },
  ],
  render: (_args, { loaded }) => <IconPage used={loaded.used} icons={loaded.icons} />,
};
