import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test waits for comes late on a busy machine, lazy parts above all.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  // Files share one document: what a test put there itself would stand in the next one's way.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
