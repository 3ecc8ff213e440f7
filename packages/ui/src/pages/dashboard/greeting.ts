import type { Daytime } from '../../illustrations/Landscape/index.ts';

/** What the sky shows at a local hour, 0 to 23. */
export function daytimeOf(hour: number): Daytime {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 9) return 'dawn';
  return hour < 18 ? 'day' : 'dusk';
}

/** A greeting for a local hour, with the first name where there is one. */
export function greetingFor(hour: number, firstName: string): string {
  const words = hour < 5 ? 'Still up' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return firstName ? `${words}, ${firstName}.` : `${words}.`;
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];

/** One line about how much of today is open. */
export function lineFor(open: number): string {
  if (open === 0) return 'All of today’s steps are done. Rest is progress too.';
  const count = numbers[open] ?? String(open);
  return open === 1 ? 'One small step left today.' : `${count} small steps today. Each takes a minute or two.`;
}
