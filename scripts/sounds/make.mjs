// Makes the sounds of calls in public/sounds: our own, from sines. Run again only to change them.
import { mkdirSync, writeFileSync } from 'node:fs'

const RATE = 16_000
const OUT = new URL('../../public/sounds/', import.meta.url)

/** A bell: partials that fade, the higher ones sooner. */
function bell(frequency, at, length, loudness) {
  return (t) => {
    const s = t - at
    if (s < 0 || s > length) return 0
    const attack = Math.min(1, s / 0.012)
    const release = Math.min(1, (length - s) / 0.02)
    const partial = (k, level) => level * Math.sin(2 * Math.PI * frequency * k * s) * Math.exp((-4 * k * s) / length)
    return loudness * attack * release * (partial(1, 1) + partial(2, 0.35) + partial(3, 0.12))
  }
}

/** A plain tone of one or two frequencies. */
function tone(frequencies, at, length, loudness) {
  return (t) => {
    const s = t - at
    if (s < 0 || s > length) return 0
    const edge = Math.min(1, s / 0.015, (length - s) / 0.015)
    return (
      (loudness * edge * frequencies.reduce((sum, f) => sum + Math.sin(2 * Math.PI * f * s), 0)) / frequencies.length
    )
  }
}

function wav(seconds, voices) {
  const count = Math.round(seconds * RATE)
  const file = Buffer.alloc(44 + count * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + count * 2, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(count * 2, 40)
  for (let i = 0; i < count; i++) {
    const value = voices.reduce((sum, voice) => sum + voice(i / RATE), 0)
    file.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_000), 44 + i * 2)
  }
  return file
}

// Sa, Pa and the higher Sa of a tanpura, as small bells.
const [SA, GA, PA, HIGH] = [523.25, 654.06, 784.88, 1046.5]
const SOUNDS = {
  incoming: wav(2.4, [bell(PA, 0, 1.1, 0.4), bell(HIGH, 0.22, 1.2, 0.4), bell(PA, 0.44, 1.4, 0.3)]),
  outgoing: wav(2.6, [tone([425], 0, 0.9, 0.18)]),
  connect: wav(0.5, [bell(SA, 0, 0.3, 0.35), bell(PA, 0.11, 0.38, 0.35)]),
  disconnect: wav(0.6, [bell(PA, 0, 0.3, 0.35), bell(GA, 0.1, 0.3, 0.3), bell(SA, 0.2, 0.4, 0.35)]),
}
// ITU-T Q.23.
const ROWS = [697, 770, 852, 941]
const COLUMNS = [1209, 1336, 1477]
for (const [i, key] of [...'123456789s0h'].entries()) {
  SOUNDS[`dtmf${key}`] = wav(0.18, [tone([ROWS[Math.floor(i / 3)], COLUMNS[i % 3]], 0, 0.16, 0.3)])
}

mkdirSync(OUT, { recursive: true })
for (const [name, file] of Object.entries(SOUNDS)) writeFileSync(new URL(`${name}.wav`, OUT), file)
