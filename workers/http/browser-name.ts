// Names the browser of a request, in words for its owner. Only these words are stored, not the whole header.

// The order counts: Edge and Opera also say Chrome, and Chrome also says Safari.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

// Android also says Linux, and an iPhone also says Mac OS X.
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Such as "Firefox on Windows"; empty for a program that names no known browser. */
export function browserName(userAgent: string | undefined): string {
  const named = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)]
  if (!browser) return ''
  return system ? `${browser} on ${system}` : browser
}
