import { describe, expect, it } from 'vitest';
import { formatted } from '../example-data.ts';
import { spokenText } from './spoken-text.ts';

describe('a reply said aloud', () => {
  it('has its words without the marks', () => {
    expect(spokenText('## Today\n\n- **One** page, `rough`\n> [a read](https://example.org)\n\n```js\nlet a\n```')).toBe(
      'Today One page, rough a read let a',
    );
  });

  it('keeps numbers, and says nothing of tables’ lines', () => {
    expect(spokenText('1. First\n2. Second')).toBe('1. First 2. Second');
    expect(spokenText(formatted)).not.toMatch(/[*`|#>]|---/);
  });
});
