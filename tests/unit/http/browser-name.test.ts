import { expect, test } from 'vitest'
import { browserName, browserWithVersion } from '#workers/http/callers/browser-name.ts'

const AGENTS: [name: string, agent: string | undefined][] = [
  ['Chrome on Android', 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36'],
  ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0'],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['Safari on Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
  ['Chrome on Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/141.0.0.0 Safari/537.36'],
  ['', 'curl/8.5.0'],
  ['', undefined],
]

test.each(AGENTS)('%s', (name, agent) => {
  expect(browserName(agent)).toBe(name)
})

test('the main version stands behind the browser', () => {
  expect(AGENTS.map(([, agent]) => browserWithVersion(agent))).toEqual([
    'Chrome 130 on Android',
    'Edge 130 on Windows',
    'Safari 18 on iPhone',
    'Safari 18 on Mac',
    'Firefox 128 on Linux',
    'Chrome 141 on Linux',
    '',
    '',
  ])
})
