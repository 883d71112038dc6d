// /manifest.webmanifest: how the site stands among a device's programs once it is installed, under the name of the settings.
import { Hono } from 'hono'
import type { AppEnv } from '../http/types.ts'

const HEADERS = { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=300' }

export const manifest = new Hono<AppEnv>().get('/manifest.webmanifest', async (c) => {
  const { platformName } = await c.get('services').settings()
  return c.body(JSON.stringify(manifestOf(platformName)), 200, HEADERS)
})

function manifestOf(name: string) {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    ...{ src: `/icons/${file}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
  })
  return {
    ...{ id: '/', name: `${name}: Vedic astrology`, short_name: name, lang: 'en' },
    description: 'Free kundli, panchang, horoscope and matching, and astrologers whom you pay by the second.',
    ...{ start_url: '/', scope: '/', display: 'standalone', background_color: '#0b1026', theme_color: '#0b1026' },
    categories: ['lifestyle'],
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: 'Today’s panchang', url: '/panchang' },
      { name: 'Free kundli', url: '/kundli' },
      { name: 'Horoscope', url: '/horoscope' },
    ],
  }
}
