// What is said of a call's line, by people and by pages. Plain lists, which browsers load without a schema library.

/** SPEC 5: what may have been wrong. */
export const CALL_ISSUES = [
  'audio-latency',
  'choppy-audio',
  'dropped-call',
  'echo',
  'noisy-call',
  'one-way-audio',
] as const
export type CallIssue = (typeof CALL_ISSUES)[number]

/** SPEC 9: what a page may warn of while it speaks. */
export const LINE_WARNINGS = [
  'high-jitter',
  'high-round-trip',
  'low-score',
  'high-packet-loss',
  'constant-input-level',
  'constant-output-level',
] as const
export type LineWarning = (typeof LINE_WARNINGS)[number]
