// Words for the quality of a call's line, by people and by pages. Plain lists, so that browsers load no zod for them.

/** SPEC 5: issues to choose from after a call. */
export const CALL_ISSUES = [
  'audio-latency',
  'choppy-audio',
  'dropped-call',
  'echo',
  'noisy-call',
  'one-way-audio',
] as const
export type CallIssue = (typeof CALL_ISSUES)[number]

/** SPEC 9: warnings that a page may report during a call. */
export const LINE_WARNINGS = [
  'high-jitter',
  'high-round-trip',
  'low-score',
  'high-packet-loss',
  'constant-input-level',
  'constant-output-level',
] as const
export type LineWarning = (typeof LINE_WARNINGS)[number]
