import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../packages/ui/src');

/** All that draws. Themes and tokens are where colours come from; stories and tests show them to nobody. */
const drawing = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/^(?:themes|tokens)\/|\.(?:test|stories)\.|(?:^|\/)example/.test(file),
);

const NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.replaceAll(
    ' ',
    '|',
  );

/** `#1a2b3c`, `rgb(…)`, `oklch(…)`; mixes of tokens are no colours of their own. */
const LITERAL = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** A name as a word of a value: `1px solid red`. */
const NAMED = new RegExp(`(?<![\\w-])(?:${NAMES})(?![\\w-])`, 'i');
const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const PAINT = /\b(?:fill|stroke|color|stopColor|floodColor)=(?:"([^"]*)"|\{'([^']*)'\})/g;

const bare = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|(?<=[\s;{])\/\/ .*$/gm, '');

/** Colours that a source names, in styles by every means, in drawings as attributes. */
function coloursIn(file: string, text: string): readonly string[] {
  const told = bare(text);
  // What stands in the gap of a template is code.
  const texts = [...told.matchAll(TEXTS)].map(([quoted]) => quoted.replace(/\$\{[^}]*\}/g, ' '));
  const paints = [...told.matchAll(PAINT)].map(([, plain, braced]) => plain ?? braced ?? '');
  const named = file.endsWith('.css.ts') ? texts.filter((each) => !/^'(?:\.|@)/.test(each)) : paints;
  return [...texts.filter((each) => LITERAL.test(each)), ...named.filter((each) => NAMED.test(each))];
}

describe('colours', () => {
  it('come from the tokens alone', () => {
    expect(drawing.length).toBeGreaterThan(400);
    const found = drawing.flatMap((file) => coloursIn(file, readFileSync(join(source, file), 'utf8')).map((color) => `${file}: ${color}`));
    expect(found).toEqual([]);
  });

  it.each([
    ['a text', 'Text.css.ts', "component({ color: '#123456' })"],
    ['a border', 'Card.css.ts', "component({ border: '1px solid rebeccapurple' })"],
    ['a border beside a token', 'Card.css.ts', `component({ border: \`\${width} solid red\` })`],
    ['a ground', 'Chip.css.ts', "component({ backgroundColor: 'rgb(1 2 3)' })"],
    ['a mix', 'Bar.css.ts', `component({ backgroundColor: \`color-mix(in oklab, \${vars.color.page} 20%, oklch(0.6 0.1 120))\` })`],
    ['a mix with a name', 'Bar.css.ts', `component({ backgroundColor: \`color-mix(in oklab, \${vars.color.page} 20%, white)\` })`],
    ['a drawing', 'Hill.tsx', '<path fill="#c0ffee" d="M0 0" />'],
    ['a drawing by name', 'Hill.tsx', '<path fill="teal" d="M0 0" />'],
    ['a style', 'Hill.tsx', "<path style={{ fill: 'hsl(120 50% 50%)' }} />"],
  ])('are found in %s', (_where, file, text) => {
    expect(coloursIn(file, text)).not.toEqual([]);
  });

  it('leave tokens, mixes of them and the colours of the system alone', () => {
    const text = `
      // red only in words
      component({ color: vars.color.text, outline: '3px solid Highlight', backgroundColor: 'transparent', fill: 'currentColor' });
      component({ backgroundColor: \`color-mix(in oklab, \${vars.color.page} 20%, transparent)\`, clipPath: 'url(#clip)' });`;
    expect(coloursIn('Fine.css.ts', text)).toEqual([]);
    expect(coloursIn('Fine.tsx', '<circle fill="currentColor" stroke="none" /> // a white stone')).toEqual([]);
  });
});
