// The puzzle of a proof of work: an answer with which SHA-256 of "challenge:answer" begins with so many zero bits. The
// challenge names them: "expiry-bits.signature".

/** Zero bits that a challenge asks for; a hundred, which nobody finds, where it names none. */
export function bitsOf(challenge: string): number {
  return Number(/^\d+-(\d+)\./.exec(challenge)?.[1] ?? 100)
}

export function leadingZeroBits(bytes: Uint8Array): number {
  const at = bytes.findIndex((byte) => byte !== 0)
  return at < 0 ? bytes.length * 8 : at * 8 + Math.clz32(bytes[at] ?? 0) - 24
}
