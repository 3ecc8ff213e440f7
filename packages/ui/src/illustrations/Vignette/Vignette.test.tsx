import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Vignette, vignetteScenes } from './index.ts';

it('draws every scene, each different and none of them heard', () => {
  const drawn = vignetteScenes.map((scene) => {
    const { container } = render(<Vignette scene={scene} />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    return container.querySelector('svg')?.innerHTML;
  });
  expect(new Set(drawn).size).toBe(vignetteScenes.length);
});
