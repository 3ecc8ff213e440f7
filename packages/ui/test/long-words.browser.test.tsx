import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { commands, page } from 'vitest/browser';
import { BarChart, LineChart, RadarChart } from '../src/charts/index.ts';
import * as ui from '../src/index.ts';
import { onEmptyBody } from './empty-body.ts';
import './emulate-media.ts';

/** As in an address, a token or a language that joins its words; no browser finds a place to break it. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const NARROW = 320;
const root = document.documentElement;
const nothing = () => undefined;

const options = [
  { value: 'one', label: WORD, description: WORD },
  { value: 'two', label: WORD },
];
const series = [
  { label: WORD, values: [1, 2, 3] },
  { label: `${WORD}.`, values: [2, 1, 3] },
];
const field = { label: WORD, help: WORD, error: WORD, required: true };

const cases: Readonly<Record<string, ReactElement>> = {
  Accordion: <ui.Accordion items={[{ id: 'one', title: WORD, content: WORD, defaultOpen: true }]} />,
  Banner: <ui.Banner title={WORD}>{WORD}</ui.Banner>,
  BarChart: <BarChart title={WORD} description={WORD} categories={[WORD, 'Two', 'Three']} series={series} />,
  'BarChart of rows': <BarChart title={WORD} layout="rows" categories={[WORD, 'Two', 'Three']} series={series} />,
  Breadcrumb: <ui.Breadcrumb crumbs={[{ label: WORD, href: '#' }]} current={WORD} />,
  Button: <ui.Button>{WORD}</ui.Button>,
  'wide Button': (
    <ui.Button wide icon={<i>i</i>}>
      {WORD}
    </ui.Button>
  ),
  Card: <ui.Card heading={WORD}>{WORD}</ui.Card>,
  Checkbox: <ui.Checkbox {...field} />,
  Chip: <ui.Chip icon={<i>i</i>}>{WORD}</ui.Chip>,
  DatePicker: <ui.DatePicker {...field} today="2026-03-18" />,
  EmptyState: <ui.EmptyState title={WORD}>{WORD}</ui.EmptyState>,
  FileDrop: <ui.FileDrop {...field} typesLabel={WORD} types={['image/png']} maxBytes={1000} onChoose={nothing} />,
  FormErrorSummary: <ui.FormErrorSummary title={WORD} errors={[{ fieldId: 'a', message: WORD }, { message: WORD }]} />,
  Heading: <ui.Heading level={2}>{WORD}</ui.Heading>,
  LineChart: <LineChart title={WORD} description={WORD} dates={['2026-01-01', '2026-01-02', '2026-01-03']} series={series} />,
  Link: <ui.Link href="#">{WORD}</ui.Link>,
  List: (
    <ui.List>
      <ui.ListItem title={WORD} description={WORD} end={<ui.Chip>{WORD}</ui.Chip>} onPress={nothing} />
    </ui.List>
  ),
  NumberField: <ui.NumberField {...field} unit={WORD} defaultValue={123_456_789} />,
  ProgressBar: <ui.ProgressBar label={WORD} valueText={WORD} value={3} showLabel />,
  RadarChart: <RadarChart title={WORD} description={WORD} axes={[WORD, WORD, WORD]} series={series} />,
  RadioGroup: <ui.RadioGroup {...field} options={options} />,
  'RadioGroup of cards': <ui.RadioGroup {...field} look="cards" options={options} />,
  SegmentedControl: <ui.SegmentedControl label={WORD} help={WORD} segments={options} />,
  Select: <ui.Select {...field} value="one" options={options} />,
  Slider: <ui.Slider {...field} format={() => WORD} />,
  Stepper: (
    <ui.Stepper
      label={WORD}
      current={0}
      steps={[
        { id: 'one', label: WORD },
        { id: 'two', label: WORD },
      ]}
    />
  ),
  'standing Stepper': (
    <ui.Stepper label={WORD} orientation="vertical" current={0} steps={[{ id: 'one', label: WORD, description: WORD }]} />
  ),
  Switch: <ui.Switch {...field} />,
  Table: <ui.Table caption={WORD} columns={[{ key: 'one', header: WORD, cell: () => WORD }]} rows={['row']} rowKey={String} />,
  Tabs: <ui.Tabs label={WORD} tabs={[{ value: 'one', label: WORD, content: WORD }]} />,
  TagField: <ui.TagField {...field} defaultValue={[WORD]} maxLength={200} />,
  Text: <ui.Text>{WORD}</ui.Text>,
  TextArea: <ui.TextArea {...field} />,
  TextField: <ui.TextField {...field} prefix={WORD} suffix={WORD} />,
  TimePicker: <ui.TimePicker {...field} />,
};

/** A place where one scrolls to what is beyond, or that hides its words from sight on purpose. */
function isWindow(element: Element): boolean {
  const { overflowX, clipPath } = getComputedStyle(element);
  return overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none';
}

/** Texts of which a part cannot be seen: beyond the page, or cut off by what they stand in. */
function lostTexts(from: Element): string[] {
  const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
  const lost: string[] = [];
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    let [start, end] = [0, root.clientWidth];
    let hidden = width === 0;
    for (let around = text.parentElement; around && around !== document.body; around = around.parentElement) {
      hidden ||= isWindow(around);
      if (getComputedStyle(around).overflowX === 'visible') continue;
      const box = around.getBoundingClientRect();
      [start, end] = [Math.max(start, box.left), Math.min(end, box.right)];
    }
    if (!hidden && (left < start - 1 || right > end + 1)) {
      lost.push(
        `${text.parentElement?.className}: ${Math.round(left)} to ${Math.round(right)} of ${Math.round(start)} to ${Math.round(end)}`,
      );
    }
  }
  return lost;
}

onEmptyBody();
afterEach(async () => {
  cleanup();
  root.dir = 'ltr';
  await page.viewport(1040, 800);
});

describe.each(['ltr', 'rtl'] as const)('a word without an end, %s', (dir) => {
  it.each(Object.entries(cases))('stays on a narrow page in a %s', async (_, element) => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await page.viewport(NARROW, 800);
    root.dir = dir;
    const { container } = render(<ui.Box padding="4">{element}</ui.Box>);
    expect(lostTexts(container)).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  });
});
