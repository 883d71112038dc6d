// Terms for the quality of a call's audio, by people and pages. Plain lists, so that browsers load no zod for them.

/** Issues to choose from after a call. */
export const CALL_ISSUES = [
  'audio-latency',
  'choppy-audio',
  'dropped-call',
  'echo',
  'noisy-call',
  'one-way-audio',
] as const
export type CallIssue = (typeof CALL_ISSUES)[number]

/** Warnings that a page may report during a call. */
export const LINE_WARNINGS = [
  'high-jitter',
  'high-round-trip',
  'low-score',
  'high-packet-loss',
  'constant-input-level',
  'constant-output-level',
] as const
export type LineWarning = (typeof LINE_WARNINGS)[number]
