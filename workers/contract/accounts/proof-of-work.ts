// The puzzle of a proof of work: an answer for which SHA-256 of "challenge:answer" begins with a given number of zero bits,
// contained in the challenge: "expiry-bits.signature".

/**
 * SHA-256 digests per second of a browser's worker on a slow phone: Chromium's WebCrypto at a quarter of a desktop's speed,
 * November 2026.
 */
export const SLOW_PHONE_HASHES = 30_000

/** Zero bits that take a slow phone this many seconds on average; one proof in a thousand takes seven times as long. */
export const bitsFor = (seconds: number): number => Math.round(Math.log2(seconds * SLOW_PHONE_HASHES))

/** The zero bits that a challenge requires; an unsolvable hundred if it contains none. */
export function challengeBits(challenge: string): number {
  return Number(/^\d+-(\d+)\./.exec(challenge)?.[1] ?? 100)
}

export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0)
  return at < 0 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24
}
