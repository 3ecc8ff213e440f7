import { privacyPolicy, termsOfService } from '@everstep/ui/pages';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

it.each([
  ['terms', TermsPage, termsOfService, 'Terms of service', '21 November 2026'],
  ['privacy policy', PrivacyPage, privacyPolicy, 'Privacy policy', '23 November 2026'],
] as const)('shows the %s whole, with its date, its gist and a way back', (_, Page, text, title, date) => {
  render(<Page />);
  expect(document.title).toBe(`${title} · Everstep`);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(`In force since ${date}`)).toBeDefined();
  expect(screen.getByText(text.summary)).toBeDefined();
  for (const { heading, paragraphs } of text.sections) {
    const anchor = screen.getByRole('link', { name: heading }).getAttribute('href')?.slice(1);
    expect(document.getElementById(anchor ?? '')?.textContent).toBe(heading + paragraphs.join(''));
  }
  expect(screen.getByRole('link', { name: 'Help now' }).getAttribute('href')).toBe('/help-now');
  expect(screen.getByRole('link', { name: 'Back to Everstep' }).getAttribute('href')).toBe('/');
});
