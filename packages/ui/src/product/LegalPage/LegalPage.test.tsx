import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { LegalPage } from './index.ts';

it('leads from its contents to each section', () => {
  render(
    <LegalPage
      title="Privacy"
      updated="In force since today"
      summary="Only you read it."
      sections={[
        { id: 'kept', title: 'What is kept', body: 'Little.' },
        { id: 'rights', title: 'What you can do', body: 'Much.' },
      ]}
    />,
  );
  for (const [id, title] of [
    ['kept', 'What is kept'],
    ['rights', 'What you can do'],
  ] as const) {
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
    expect(document.getElementById(id)).toContainElement(screen.getByRole('heading', { level: 2, name: title }));
  }
});
