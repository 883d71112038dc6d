// G.711 µ-law, ITU-T G.711: 8 bits a sample, bias 132, eight segments.
const BIAS = 132
/** Samples of a frame of 20 ms at 8 kHz. */
export const FRAME = 160
const DECODED = Int16Array.from({ length: 256 }, (_, byte) => {
  const code = ~byte & 0xff
  const size = (((code & 0x0f) << 3) + BIAS) << ((code & 0x70) >> 4)
  return code & 0x80 ? BIAS - size : size - BIAS
})

export function decodePcmu(bytes: Uint8Array): Int16Array {
  return Int16Array.from(bytes, (byte) => DECODED[byte]!)
}

export function encodePcmu(samples: Int16Array): Buffer {
  const bytes = Buffer.alloc(samples.length)
  samples.forEach((sample, index) => {
    const size = Math.min(Math.abs(sample), 32635) + BIAS
    const segment = Math.floor(Math.log2(size)) - 7
    const code = (sample < 0 ? 0x80 : 0) | (segment << 4) | ((size >> (segment + 3)) & 0x0f)
    bytes[index] = ~code & 0xff
  })
  return bytes
}

/** Loudness of a frame, 0 to 1. */
export function level(frame: Int16Array): number {
  let energy = 0
  for (const sample of frame) energy += (sample / 32768) ** 2
  return Math.sqrt(energy / frame.length)
}

/** A sine wave, one frame after the other. */
export function tone(hertz: number, samples: number): () => Int16Array {
  let at = 0
  return () => Int16Array.from({ length: samples }, () => Math.sin((2 * Math.PI * hertz * at++) / 8000) * 12_000)
}
