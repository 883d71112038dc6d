// Names the browser of a request for its owner, such as "Firefox on Windows". Only this name is stored, not the header.

// Ordered, because Edge and Opera headers also contain Chrome, and Chrome's contain Safari. The group is the main version.
const BROWSERS: readonly [pattern: RegExp, name: string][] = [
  [/\bEdg(?:A|iOS)?\/(\d*)/, 'Edge'],
  [/\bOPR\/(\d*)/, 'Opera'],
  [/\bSamsungBrowser\/(\d*)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d*)/, 'Firefox'],
  [/\b(?:(?:Headless)?Chrome|CriOS)\/(\d*)/, 'Chrome'],
  [/\bVersion\/(\d*).*\bSafari\//, 'Safari'],
  [/\bSafari\//, 'Safari'],
]

// Ordered, because Android headers also contain Linux, and iPhone headers Mac OS X.
const SYSTEMS: readonly [pattern: RegExp, name: string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Such as "Firefox on Windows"; empty for an unknown program. */
export function browserName(userAgent: string | undefined): string {
  const { browser, system } = partsOf(userAgent ?? '')
  return browser && system ? `${browser} on ${system}` : browser
}

/** Such as "Firefox 128 on Windows". */
export function browserWithVersion(userAgent: string | undefined): string {
  const { browser, version, system } = partsOf(userAgent ?? '')
  const named = version ? `${browser} ${version}` : browser
  return named && system ? `${named} on ${system}` : named
}

function partsOf(userAgent: string): { browser: string; version: string; system: string } {
  const [pattern, browser = ''] = BROWSERS.find(([each]) => each.test(userAgent)) ?? []
  const [, system = ''] = SYSTEMS.find(([each]) => each.test(userAgent)) ?? []
  return { browser, version: pattern?.exec(userAgent)?.[1] ?? '', system }
}
