/** First match wins: Edge, Opera and Samsung's browser also call themselves Chrome, and Chrome also calls itself Safari. */
const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

/** Android also calls itself Linux, and iPhones also say Mac OS X. */
const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (userAgent: string, names: typeof browsers): string | undefined => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Browser and system in words, as in "Firefox on Windows". Only names from our own lists, never a piece of what was sent. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(userAgent, browsers);
  const system = nameIn(userAgent, systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}
