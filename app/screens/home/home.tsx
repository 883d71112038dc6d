import type { MetaFunction } from '@remix-run/cloudflare'

export const meta: MetaFunction = () => [{ title: 'Drishti: Vedic astrology, with the working shown' }]

export default function Home() {
  return (
    <main>
      <h1>Vedic astrology, with the working shown.</h1>
    </main>
  )
}
