import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/conformance.tsx';
import { exampleSections } from './example-course.ts';
import { LessonOutline } from './index.ts';

describeConformance('LessonOutline', { element: 'nav', render: (props) => <LessonOutline {...props} sections={exampleSections} /> });

describe('LessonOutline', () => {
  it('says how much of the course and of each section is done', () => {
    render(<LessonOutline sections={exampleSections} />);
    expect(screen.getByRole('navigation', { name: 'Lessons' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Course' })).toHaveAttribute('aria-valuetext', '3 of 6 lessons');
    expect(screen.getByText('1 of 4 lessons')).toBeVisible();
  });

  it('leads to every lesson but the locked ones, and marks the one that is open', () => {
    render(<LessonOutline sections={exampleSections.slice(1)} />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#miss', '#friend', '#sheet']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '#friend');
  });

  it('says of a locked lesson that it is, and what opens it', () => {
    render(<LessonOutline sections={exampleSections.slice(1)} />);
    expect(screen.getByText(', locked')).toBeInTheDocument();
    expect(screen.getByText('Quiz · 3 min · opens after "Tell one person"')).toBeVisible();
  });

  it('folds a finished section away, and one that stands alone never', () => {
    const { container, rerender } = render(<LessonOutline sections={exampleSections} />);
    const open = () => [...container.querySelectorAll('details')].map((details) => details.open);
    expect(open()).toEqual([false, true]);
    rerender(<LessonOutline sections={exampleSections.slice(0, 1)} />);
    expect(open()).toEqual([true]);
  });

  it('says that there are no lessons yet', () => {
    render(<LessonOutline sections={[]} />);
    expect(screen.getByText('No lessons yet.')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('refuses className', () => {
    // @ts-expect-error looks are the outline's own business
    render(<LessonOutline className="mine" sections={exampleSections} />);
    expect(document.querySelector('.mine')).toBeNull();
  });
});
