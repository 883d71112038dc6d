import type { MetaFunction } from '@remix-run/cloudflare'

export const meta: MetaFunction = () => [{ title: 'Drishti: Vedic astrology, with the working shown' }]

// biome-ignore lint/style/noDefaultExport: Remix wants one
export default function Home() {
  return (
    <main>
      <h1>Vedic astrology, with the working shown.</h1>
    </main>
  )
}
