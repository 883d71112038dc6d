/** The far end of a leg: a browser behind the gateway, or a simulated telephone. */
export type Endpoint = {
  /** A browser's leg is answered by the first instruction that needs it; a telephone answers by itself. */
  pickUp?(): Promise<void>
  over(error?: { code: number; message: string }): void
  /** The leg waits for digits: where a telephone's script presses them. */
  gathering?(): void
  /** A message for the Voice SDK's `messageReceived`. */
  message?(sid: string, content: string): void
  /** 20 ms of sound, 160 samples at 8 kHz, towards this end. */
  play(frame: Int16Array): void
  /** The next 20 ms from this end; nothing when it is silent. */
  read(): Int16Array | undefined
}
