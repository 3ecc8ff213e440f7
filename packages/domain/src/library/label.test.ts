import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf, labelOf, searchableTitle } from './label.ts';
import { LIBRARY_TITLE_MAX } from './limits.ts';

it.each([
  ['Sleep guide.pdf', 'Sleep guide'],
  ['C:\\Users\\ines\\Desktop\\Plan v1.2.docx', 'Plan v1.2'],
  ['../../etc/passwd', 'passwd'],
  ['.pdf', '.pdf'],
  ['a\u202egpj.exe', 'agpj'],
  ['', 'Untitled'],
  [' \u0000/\n', 'Untitled'],
])('calls the file %j %j', (name, label) => {
  expect(labelOf(name)).toBe(label);
});

it.each([
  ['Sleep guide', 'Sleep guide.pdf'],
  ['What now? 50/50: a "plan"', 'What now 50 50 a plan.pdf'],
  ['..', 'Untitled.pdf'],
])('saves %j as %j', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name);
});

it('keeps every name short, on one line and without a folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const label = labelOf(text);
      expect(label.length).toBeLessThanOrEqual(LIBRARY_TITLE_MAX);
      expect(label).not.toBe('');
      expect(fileNameOf(label, 'pdf')).toMatch(/^[^/\\\p{Cc}]+\.pdf$/u);
    }),
  );
});

it('finds titles without regard to case and accents', () => {
  expect(searchableTitle('Übung für den MORGEN')).toBe('ubung fur den morgen');
});
