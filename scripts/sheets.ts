// Each area's stylesheet, which names the components that its routes import. A page then loads the utilities of its own
// area and of the shell, and none of the others.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')
const FOLDER = 'app/styles/sheets'
const screens = (folder: string, ...names: string[]) => names.map((name) => `app/screens/${folder}/${name}.tsx`)

/** The routes of each area: the pages between which people mostly go. */
export const AREAS: Record<string, string[]> = {
  home: screens('home', 'home'),
  content: [
    ...screens('legal', 'disclaimer', 'privacy-policy', 'refund-policy', 'terms'),
    ...screens(
      'company',
      'about-us',
      'mission',
      'vision',
      'contact-us',
      'careers',
      'pricing',
      'newsletter',
      'newsletter-link',
    ),
    ...screens('company/api-docs', 'api-docs'),
    ...screens('tools', 'tools'),
    ...screens('tools/glossary', 'glossary'),
    ...screens('tools/accuracy', 'accuracy'),
    ...screens('tools/festivals', 'festivals', 'festival'),
    ...screens('topics', 'topics', 'topic'),
    'app/screens/unknown-address.tsx',
  ],
  blogs: screens('blogs', 'list', 'post', 'edit'),
  account: screens('account', 'login', 'register', 'astrologer-register'),
  astrologers: screens('astrologers', 'list', 'profile'),
  kundli: screens('tools/kundli', 'kundli'),
  match: screens('tools/match', 'match'),
  panchang: screens('tools/panchang', 'panchang'),
  muhurta: screens('tools/muhurta', 'muhurta'),
  horary: [...screens('tools/kp', 'horary'), ...screens('tools/prashna', 'prashna')],
  horoscope: screens('tools/horoscope', 'horoscope-index', 'horoscope'),
  chat: [...screens('consultations', 'user-chat'), ...screens('dashboard/astrologer', 'chat')],
  call: screens('consultations', 'call', 'phone-call'),
  records: screens('consultations', 'files'),
  // Its charts have no room in the dashboard's.
  reading: screens('dashboard/user/readings', 'reading'),
  dashboard: [
    ...screens(
      'dashboard',
      'layout',
      'notices',
      'user/profile',
      'user/wallet',
      'user/history',
      'user/bookings',
      'user/following',
      'user/test-payment',
    ),
    ...screens('dashboard/user/births', 'list', 'new', 'edit'),
    ...screens('dashboard/user/readings', 'list'),
    ...screens(
      'dashboard/astrologer',
      'earnings',
      'earnings-statement',
      'bookings',
      'calls',
      'reviews',
      'availability',
      'profile',
      'chats',
      'blogs',
      'history',
      'dashboard',
    ),
    ...screens('consultations', 'chats', 'receipt'),
  ],
  admin: screens(
    'dashboard/admin',
    ...['admin-layout', 'overview', 'inbox', 'astrologers', 'payout-summary', 'settings', 'account'],
    ...['clients', 'client', 'earnings', 'calls', 'reviews', 'messages', 'consultation', 'shared-files'],
    ...['content', 'audit', 'live', 'payouts', 'reports', 'voice-rates'],
  ),
}

const tools = (name: string) => `app/screens/tools/${name}`
/** The sheets of drawings and of the text of posts, and the components that draw with them. */
export const DRAWINGS: Record<string, string[]> = {
  'app/screens/home/home.css': screens('home', 'home'),
  'app/screens/consultations/orb.css': screens('consultations', 'call-orb'),
  [tools('kundli/result/chart-svg.css')]: [tools('kundli/result/chart-svg.tsx')],
  [tools('kundli/result/planets-table.css')]: [tools('kundli/result/planets-table.tsx')],
  [tools('shared/lanes.css')]: [tools('kundli/result/dasha-timeline.tsx'), tools('panchang/day-lanes.tsx')],
  [tools('kundli/result/dasha-timeline.css')]: [tools('kundli/result/dasha-timeline.tsx')],
  [tools('panchang/day-lanes.css')]: [tools('panchang/day-lanes.tsx')],
  [tools('panchang/month-grid.css')]: [tools('panchang/month-grid.tsx')],
  [tools('panchang/choghadiya.css')]: [tools('panchang/choghadiya.tsx')],
  'app/screens/blogs/post-text.css': ['app/screens/blogs/post-text.tsx'],
  'app/ui/cause-details.css': [
    tools('kundli/result/result.tsx'),
    tools('match/result/result.tsx'),
    'app/screens/consultations/desk/yogas-view.tsx',
  ],
  [tools('match/result/dial.css')]: [tools('match/result/dial.tsx')],
}

/** The files that classes are read from. */
export const CLASS_FILES = /\.tsx$|-class\.ts$/

/** The text of an area's sheet. */
export function sheetOf(area: string): string {
  const files = [...closureOf(['app/root.tsx', ...(AREAS[area] ?? [])])]
  const drawings = Object.entries(DRAWINGS)
    .filter(([, components]) => components.some((component) => files.includes(component)))
    .map(([css]) => `@import "${path.posix.relative(FOLDER, css)}";`)
  // Tailwind reads in a sheet that loads by itself (paper, toasts) which tokens it takes, and writes those.
  const sources = files
    .filter((file) => CLASS_FILES.test(file) || file.endsWith('.css'))
    .sort()
    .map((file) => `@source "${path.posix.relative(FOLDER, file)}";`)
  return ['/* Written by scripts/vite/area-sheets.ts. */', '@import "../app.css";', ...drawings, ...sources, ''].join(
    '\n',
  )
}

/** Everything that loads with these files, now or later. */
function closureOf(start: string[]): Set<string> {
  const found = new Set<string>()
  const waiting = [...start]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue
    found.add(next)
    waiting.push(...importsOf(next))
  }
  return found
}

const known = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const code = readFileSync(path.join(root, file), 'utf8').replace(/^import type .*$/gm, '')
  const found = [
    ...code.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'((?:\.|#app\/)[^']+\.(?:tsx?|css))(?:\?url)?'/g),
  ]
    .map(([, name = '']) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)))
    .filter((name) => !name.startsWith(FOLDER))
  known.set(file, found)
  return found
}

/** Writes the sheets whose text has changed. Two builds may do so at once: a sheet is replaced whole. */
export function writeSheets(): void {
  known.clear()
  mkdirSync(path.join(root, FOLDER), { recursive: true })
  for (const area of Object.keys(AREAS)) {
    const file = path.join(root, FOLDER, `${area}.css`)
    const text = sheetOf(area)
    if (textOf(file) === text) continue
    writeFileSync(`${file}.${process.pid}`, text)
    renameSync(`${file}.${process.pid}`, file)
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
