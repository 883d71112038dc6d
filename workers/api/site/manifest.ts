// /manifest.webmanifest: the installed app's name and appearance. The Hindi site is a separate app, whose manifest is below
// /hi.
import { Hono } from 'hono'
import { platformNameIn } from '#workers/contract/content/platform-name.ts'
import { LANGUAGES, type Language, pathIn } from '#workers/contract/text/language.ts'
import { texts } from '#workers/contract/text/texts.ts'
import type { AppEnv } from '#workers/http/types.ts'

const HEADERS = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=300' }

export const manifestTexts = texts({
  en: {
    title: (name: string) => `${name}: Vedic astrology`,
    description: 'Free kundli, panchang, horoscope and matching, and astrologers whom you pay by the second.',
    shortcuts: ['Today’s panchang', 'Free kundli', 'Horoscope'],
  },
  hi: {
    title: (name: string) => `${name}: वैदिक ज्योतिष`,
    description: 'मुफ़्त कुंडली, पंचांग, राशिफल और मिलान, और ऐसे ज्योतिषी जिन्हें आप सेकंड के हिसाब से भुगतान करते हैं।',
    shortcuts: ['आज का पंचांग', 'मुफ़्त कुंडली', 'राशिफल'],
  },
})
const SHORTCUTS = ['/panchang', '/kundli', '/horoscope']

export const manifest = new Hono<AppEnv>()
for (const language of LANGUAGES)
  manifest.get(pathIn(language, '/manifest.webmanifest'), async (c) => {
    const name = platformNameIn(language, await c.get('services').settings())
    return c.body(JSON.stringify(manifestOf(language, name)), 200, HEADERS)
  })

function manifestOf(language: Language, name: string) {
  const words = manifestTexts[language]
  const home = pathIn(language, '/')
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: home,
    name: words.title(name),
    short_name: name,
    lang: language,
    description: words.description,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#0b1026',
    theme_color: '#0b1026',
    categories: ['lifestyle'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: words.shortcuts.map((shortcut, at) => ({ name: shortcut, url: pathIn(language, SHORTCUTS[at] ?? '/') })),
  }
}
