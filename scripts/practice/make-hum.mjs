// Makes hum.ulaw, the practice astrologer's voice: a drone of three tones that swells slowly. Run again only to change it.
import { writeFileSync } from 'node:fs'
import { encodePcmu } from 'twilio-double/pcmu'

const RATE = 8_000
const SECONDS = 4
// Whole numbers of hertz and a swell of one period: the end meets the beginning without a click.
const TONES = [
  [131, 0.5],
  [196, 0.3],
  [262, 0.2],
]
const samples = Int16Array.from({ length: RATE * SECONDS }, (_, n) => {
  const t = n / RATE
  const swell = 0.6 - 0.4 * Math.cos((2 * Math.PI * t) / SECONDS)
  return 9_000 * swell * TONES.reduce((sum, [hertz, share]) => sum + share * Math.sin(2 * Math.PI * hertz * t), 0)
})
writeFileSync(new URL('./hum.ulaw', import.meta.url), encodePcmu(samples))
